import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Read as text: Vitest's module graph sees these files only when they are named.
import.meta.glob('../{public,member,lib}/**/*.tsx')
const sources = join(import.meta.dirname, '..')

test('served forms: a form that is sent before its script puts nothing into the address, unless it is a search', () => {
  const files = globSync('{public,member,lib}/**/*.tsx', { cwd: sources })
  const tags = files.flatMap((file) => openings(file).map((tag) => ({ file, tag })))
  expect(tags.length).toBeGreaterThan(20)
  expect(tags.filter(({ tag }) => !/\b(?:method="post"|action=)/.test(tag)).map(({ file }) => file)).toEqual([])
})

/** Each form's own attributes, up to the first that is a function. */
function openings(file: string) {
  const text = readFileSync(join(sources, file), 'utf8')
  return [...text.matchAll(/<form\b[\s\S]*?onSubmit/g)].map(([tag]) => tag)
}
