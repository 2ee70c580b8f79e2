import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImports } from './read-imports.ts'

export type Source = { text: string; imports: string[] }

/** Every source file of ours by its path from the root, with the files of ours that it imports. */
export function readSources(root: string) {
  const files = globSync('{contract,server,web,e2e,tools}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|migrations|test-results|playwright-report)$/.test(path),
  })
  return new Map(files.map((file) => [file, readSource(root, file)] as const))
}

function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8')
  return { text, imports: file.endsWith('.css') ? [] : readImports(file, text) }
}
