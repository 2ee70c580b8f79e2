import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { steps } from './build.ts'
import { readSources } from '../imports/read-imports.ts'
import { root } from '../shared/root.ts'

// Read as text: Vitest's module graph sees these files only when they are named.
import.meta.glob(['../../{contract,server,web}/**/*.{ts,tsx,css}', '!**/*.test.*', '!**/{dist,node_modules}/**'])
const sources = readSources(root)
const entries: Record<string, string[]> = {
  web: ['web/vite.config.ts', 'web/src/app/entry-server.tsx'],
  'server/dist/': ['server/src/main.ts'],
  'server/dist/art': ['server/src/demo/art/render-demo-art.ts'],
}

/** A file with every file of the repository that it imports, directly or not. */
function reach(file: string, found = new Set<string>()) {
  if (found.has(file)) return found
  found.add(file)
  for (const next of sources.get(file) ?? []) reach(next, found)
  return found
}

test.each(steps.map(({ output, inputs }) => [output, inputs] as const))(
  'build: the inputs of %s include every file it is built from',
  (output, inputs) => {
    const watched = new Set(globSync(inputs, { cwd: root }))
    const needed = new Set((entries[output] ?? entries['web']!).flatMap((file) => [...reach(file)]))
    expect([...needed].filter((file) => !watched.has(file))).toEqual([])
  },
)
