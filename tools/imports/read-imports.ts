import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Every source file by its path from the root, with the files of the repository that it imports. */
export function readSources(root: string) {
  const generatedOrForeign = /(^|\/)(node_modules|dist|test-results|playwright-report)$/
  const pattern = '{contract,server,web,e2e,tools}/**/*.{ts,tsx,css}'
  const files = globSync(pattern, { cwd: root, exclude: (path) => generatedOrForeign.test(path) }).toSorted()
  return new Map(files.map((file) => [file, importsOf(root, file)] as const))
}

function importsOf(root: string, file: string) {
  return file.endsWith('.css') ? [] : readImports(file, readFileSync(join(root, file), 'utf8'))
}

/** The files of the repository that a source text imports, re-exports or loads later, as paths from the root. */
function readImports(file: string, source: string): string[] {
  const code = withoutComments(source)
  const forms = [
    /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])(.+?)\1/gm,
    /^\s*import\s*(['"])(.+?)\1/gm,
    /\bimport\s*\(\s*(['"`])([^'"`$]+?)\1/g,
  ]
  const specifiers = forms.flatMap((form) => [...code.matchAll(form)].map((match) => match[2]!))
  return [...new Set(specifiers.flatMap((specifier) => resolveInRepository(file, specifier.replace(/\?.*$/, ''))))]
}

function resolveInRepository(file: string, specifier: string) {
  if (specifier.startsWith('.')) return [posix.join(posix.dirname(file), specifier)]
  const [, workspace, rest] = /^@nmw\/(\w+)\/(.+)$/.exec(specifier) ?? []
  if (!workspace || !rest) return []
  return [workspace === 'contract' ? `contract/src/${rest}.ts` : `${workspace}/${rest}`]
}

/** Strings are skipped, so that a URL in one is not taken for a comment. */
function withoutComments(source: string) {
  const stringOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
  return source.replace(stringOrComment, (found) => (found.startsWith('/') ? '' : found))
}
