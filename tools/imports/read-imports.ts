import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Every source file of ours by its path from the root, with the files of ours that it imports. */
export function readSources(root: string) {
  const madeOrForeign = /(^|\/)(node_modules|dist|test-results|playwright-report)$/
  const pattern = '{contract,server,web,e2e,tools}/**/*.{ts,tsx,css}'
  const files = globSync(pattern, { cwd: root, exclude: (path) => madeOrForeign.test(path) }).toSorted()
  return new Map(files.map((file) => [file, importsOf(root, file)] as const))
}

function importsOf(root: string, file: string) {
  return file.endsWith('.css') ? [] : readImports(file, readFileSync(join(root, file), 'utf8'))
}

/** The files of ours that a source text imports, exports from or loads later, as paths from the repository's root. */
function readImports(file: string, source: string): string[] {
  const code = withoutComments(source)
  const forms = [
    /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])(.+?)\1/gm,
    /^\s*import\s*(['"])(.+?)\1/gm,
    /\bimport\s*\(\s*(['"`])([^'"`$]+?)\1/g,
  ]
  const specifiers = forms.flatMap((form) => [...code.matchAll(form)].map((match) => match[2]!))
  return [...new Set(specifiers.flatMap((specifier) => resolveOurs(file, specifier.replace(/\?.*$/, ''))))]
}

function resolveOurs(file: string, specifier: string) {
  if (specifier.startsWith('.')) return [posix.join(posix.dirname(file), specifier)]
  const [, workspace, rest] = /^@nmw\/(\w+)\/(.+)$/.exec(specifier) ?? []
  if (!workspace || !rest) return []
  return [workspace === 'contract' ? `contract/src/${rest}.ts` : `${workspace}/${rest}`]
}

/** Strings are stepped over, so that an address in one is not taken for a comment. */
function withoutComments(source: string) {
  const stringOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
  return source.replace(stringOrComment, (found) => (found.startsWith('/') ? '' : found))
}
