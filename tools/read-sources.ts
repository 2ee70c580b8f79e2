import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readImports } from './read-imports.ts'

export type Source = { text: string; imports: string[] }

const isSource = (file: string) => /\.(?:tsx?|css)$/.test(file)

/** Every source file of ours by its path from the root, with the files of ours that it imports. */
export function readSources(root: string) {
  const files = list(root, '{contract,server,web,e2e,tools}').filter(isSource)
  return new Map(files.map((file) => [file, readSource(root, file)] as const))
}

/** The names and texts of everything else that programs of ours read: data, migrations, drawings, settings. */
export function readData(root: string) {
  const files = list(root, '{contract,server,web,tools}').filter((file) => !isSource(file))
  return files.flatMap((file) => [file, readFileSync(join(root, file), 'latin1')])
}

function list(root: string, folders: string) {
  const madeOrForeign = /(^|\/)(node_modules|dist|test-results|playwright-report)$/
  const found = globSync(`${folders}/**/*.*`, { cwd: root, exclude: (path) => madeOrForeign.test(path) })
  return found.filter((file) => statSync(join(root, file)).isFile()).toSorted()
}

function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8')
  return { text, imports: file.endsWith('.css') ? [] : readImports(file, text) }
}
