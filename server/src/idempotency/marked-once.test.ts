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
const doing = textsOf('server/src/*/*.ts').filter((text) => text.includes("idempotency/once.ts'"))

test('marked once: some calls must happen once', () => {
  expect(marked.length).toBeGreaterThan(15)
})

// The types hold the other way round: `once` takes no call that is not marked.
test.each(marked)('marked once: %s, which the contract promises to do once, is done by once', (name) => {
  const says = new RegExp(String.raw`\b${name}\b`)
  expect(doing.some((text) => says.test(text))).toBe(true)
})
