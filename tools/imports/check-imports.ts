import { root } from '../shared/root.ts'
import { cycles, hasForbiddenName, mayImport, folderCycles } from './import-rules.ts'
import { readSources } from './read-imports.ts'

/** Every violation of the rules on imports and file names, one line each. */
export function findViolations(folder: string) {
  const sources = readSources(folder)
  const files = [...sources.keys()]
  const edges = [...sources].flatMap(([from, imports]) => imports.map((to) => ({ from, to })))
  const violations = [
    ...edges.filter((edge) => !mayImport(edge)).map(({ from, to }) => `${from} may not import ${to}`),
    ...cycles(edges).map((cycle) => `files in a cycle: ${cycle}`),
    ...folderCycles(edges).map((cycle) => `folders in a cycle: ${cycle}`),
    ...files
      .filter(hasForbiddenName)
      .toSorted()
      .map((file) => `${file} needs a name that says what is in it`),
  ]
  return { violations, files: files.length, imports: edges.length }
}

if (import.meta.main) {
  const { violations, files, imports } = findViolations(root)
  for (const violation of violations) console.error(violation)
  console.log(`${files} files, ${imports} imports, ${violations.length} violations`)
  process.exitCode = violations.length ? 1 : 0
}
