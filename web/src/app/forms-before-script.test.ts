import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Read as text: Vitest's module graph sees these files only when they are named.
import.meta.glob('../{public,member,shared}/**/*.tsx')
const sources = join(import.meta.dirname, '..')

test('forms: a form submitted before its script has loaded puts no field into the URL, unless it is a search', () => {
  const files = globSync('{public,member,shared}/**/*.tsx', { cwd: sources })
  const tags = files.flatMap((file) => openings(file).map((tag) => ({ file, tag })))
  expect(tags.length).toBeGreaterThan(20)
  expect(tags.filter(({ tag }) => !/\b(?:method="post"|action=)/.test(tag)).map(({ file }) => file)).toEqual([])
})

/** The opening tag of each form, up to onSubmit. */
function openings(file: string) {
  const text = readFileSync(join(sources, file), 'utf8')
  return [...text.matchAll(/<form\b[\s\S]*?onSubmit/g)].map(([tag]) => tag)
}
