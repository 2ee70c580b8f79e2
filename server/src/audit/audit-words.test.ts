import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionsSaid, AUDIT_ACTIONS, auditWords } from '@nmw/contract/audit-words'
import { CONTENT_KINDS } from '@nmw/contract/content-kind'

// Read as text: Vitest's module graph sees these files only when they are named.
import.meta.glob(['../**/*.ts', '!../**/*.test.ts'])
const server = join(import.meta.dirname, '..')
/** Those put together from two words. */
const composed = [
  ...CONTENT_KINDS.flatMap((kind) =>
    ['created', 'changed', 'shown', 'hidden', 'trashed', 'restored', 'deleted'].map((what) => `${kind}-${what}`),
  ),
  ...['confirm', 'refuse', 'ready', 'ship', 'stop', 'shelve', 'abandon'].map((move) => `${move}-order`),
]

const written = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(join(server, file), 'utf8'))
  .filter((source) => /recordAudit|recordShown|auditEntry|noteRefundStep/.test(source))
  .flatMap((source) => [...source.matchAll(/\baction: ([^\n]*)/g)].map(([, rest]) => rest!.split(', ')[0]!))
  .flatMap((value) => [...value.matchAll(/'([a-z-]{3,})'/g)].map(([, code]) => code!))
  .filter((code) => !['shown', 'hidden', 'counted'].includes(code))

test('audit words: every act the server writes into the audit log has words', () => {
  expect(new Set(written).size).toBeGreaterThan(80)
  expect([...written, ...composed].filter((code) => !(code in auditWords))).toEqual([])
})

test('audit words: no words stand for an act that nobody writes, and no two acts say the same', () => {
  expect(AUDIT_ACTIONS.filter((code) => ![...written, ...composed].includes(code))).toEqual([])
  expect(new Set(Object.values(auditWords)).size).toBe(AUDIT_ACTIONS.length)
})

test('audit words: an act is found by a part of its words', () => {
  expect(actionsSaid('membatalkan PESANAN')).toEqual(['cancel-order'])
  expect(actionsSaid('cancel')).toEqual([])
})
