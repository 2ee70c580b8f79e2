import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findAuditActions, AUDIT_ACTIONS, auditLabels } from '@nmw/contract/audit-labels'
import { CONTENT_KINDS } from '@nmw/contract/content-kind'

// Read as text: Vitest's module graph sees these files only when they are named.
import.meta.glob(['../**/*.ts', '!../**/*.test.ts'])
const server = join(import.meta.dirname, '..')
/** Codes composed at run time. */
const composed = [
  ...CONTENT_KINDS.flatMap((kind) =>
    ['created', 'changed', 'shown', 'hidden', 'trashed', 'restored', 'deleted'].map((what) => `${kind}-${what}`),
  ),
  ...['confirm', 'refuse', 'ready', 'ship', 'stop', 'shelve', 'abandon'].map((move) => `${move}-order`),
]

const written = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(join(server, file), 'utf8'))
  .filter((source) => /recordAudit|recordShown|auditEntry|recordRefundStep/.test(source))
  .flatMap((source) => [...source.matchAll(/\baction: ([^\n]*)/g)].map(([, rest]) => rest!.split(', ')[0]!))
  .flatMap((value) => [...value.matchAll(/'([a-z-]{3,})'/g)].map(([, code]) => code!))
  .filter((code) => !['shown', 'hidden', 'counted'].includes(code))

test('audit labels: every action the server records has a label', () => {
  expect(new Set(written).size).toBeGreaterThan(80)
  expect([...written, ...composed].filter((code) => !(code in auditLabels))).toEqual([])
})

test('audit labels: every label belongs to an action that is recorded, and no two are the same', () => {
  expect(AUDIT_ACTIONS.filter((code) => ![...written, ...composed].includes(code))).toEqual([])
  expect(new Set(Object.values(auditLabels)).size).toBe(AUDIT_ACTIONS.length)
})

test('audit labels: an action is found by part of its label', () => {
  expect(findAuditActions('membatalkan PESANAN')).toEqual(['cancel-order'])
  expect(findAuditActions('cancel')).toEqual([])
})
