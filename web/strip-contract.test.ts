import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { stripContract } from './strip-contract.ts'

// Read as text: Vitest's module graph sees these files only when they are named.
import.meta.glob(['../contract/src/*.ts', './src/**/*.{ts,tsx}', '!**/*.test.*'])
const contract = join(import.meta.dirname, '../contract/src')

const plugin = stripContract() as unknown as {
  buildStart: () => void
  transform: { handler: (this: object, code: string) => { code: string } }
}
beforeAll(() => plugin.buildStart())

const lighten = (code: string) => plugin.transform.handler.call({ parse: parseAst }, code).code

const wholly = (fields: string) =>
  `export const listThings = endpoint({ method: 'GET', path: '/things', audience: 'member', ${fields} })`

test('browser bundle: fields that only the server needs are stripped from an endpoint', () => {
  const code = wholly(
    `summary: 'All things', success: 'Ada', query: z.object({}), body: z.object({}), result: z.array(z.any())`,
  )
  expect(lighten(code)).toBe(`export const listThings = endpoint({ method: 'GET', path: '/things', success: 'Ada' })`)
})

test('browser bundle: the result schema of an endpoint with `translates` stays', () => {
  expect(lighten(wholly('result: z.array(thing), translates: true'))).toContain('result: z.array(thing)')
})

test('browser bundle: a schema that a form validates with stays', () => {
  const code = `export const login = endpoint({ method: 'POST', path: '/in', body: z.object({ a: z.string() }), result: z.any() })`
  expect(lighten(code)).toContain('body: z.object({ a: z.string() })')
})

test('browser bundle: endpoints built by functions and all other code stay unchanged', () => {
  const code = `export const open = endpoint(act('open'))\nconst all = endpoint({ ...act('all'), result: z.any() })\nexport const limit = 5`
  expect(lighten(code)).toBe(code)
})

test('browser bundle: every contract file still exports the same names', () => {
  for (const file of globSync('*.ts', { cwd: contract, exclude: ['*.test.ts'] })) {
    const code = stripTypeScriptTypes(readFileSync(join(contract, file), 'utf8'))
    expect(exportsOf(lighten(code)), file).toEqual(exportsOf(code))
  }
})

function exportsOf(code: string) {
  return [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name)
}
