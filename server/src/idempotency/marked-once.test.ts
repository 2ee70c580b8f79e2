import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Read as text: Vitest's module graph sees these files only when they are named.
import.meta.glob(['../../../contract/src/*.ts', '../*/*.ts', '!../*/*.test.ts'])
const root = join(import.meta.dirname, '../../..')
const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))

const described = /export const (\w+) = endpoint\(\{\n(?: {2}.*\n)*?\}\)/g
const marked = textsOf('contract/src/*.ts')
  .flatMap((text) => [...text.matchAll(described)])
  .flatMap(([whole, name]) => (whole.includes('\n  once: true,\n') ? [name!] : []))
const usingOnce = textsOf('server/src/*/*.ts').filter((text) => text.includes("idempotency/once.ts'"))

test('idempotency: some calls are marked `once`', () => {
  expect(marked.length).toBeGreaterThan(15)
})

// The types ensure the opposite: `once` accepts no call that is not marked.
test.each(marked)('idempotency: %s, marked `once` in the contract, is done by once', (name) => {
  const mentions = new RegExp(String.raw`\b${name}\b`)
  expect(usingOnce.some((text) => mentions.test(text))).toBe(true)
})
