import { root } from '../shared/root.ts'
import { circles, hasForbiddenName, mayImport, roomCircles } from './import-rules.ts'
import { readSources } from './read-imports.ts'

/** Every breach of the house rules on imports and file names, one line each. */
export function findBreaches(folder: string) {
  const sources = readSources(folder)
  const files = [...sources.keys()]
  const edges = [...sources].flatMap(([from, imports]) => imports.map((to) => ({ from, to })))
  const breaches = [
    ...edges.filter((edge) => !mayImport(edge)).map(({ from, to }) => `${from} may not import ${to}`),
    ...circles(edges).map((circle) => `files in a circle: ${circle}`),
    ...roomCircles(edges).map((circle) => `rooms in a circle: ${circle}`),
    ...files
      .filter(hasForbiddenName)
      .toSorted()
      .map((file) => `${file} needs a name that says what is in it`),
  ]
  return { breaches, files: files.length, imports: edges.length }
}

if (import.meta.main) {
  const { breaches, files, imports } = findBreaches(root)
  for (const breach of breaches) console.error(breach)
  console.log(`${files} files, ${imports} imports, ${breaches.length} breaches`)
  process.exitCode = breaches.length ? 1 : 0
}
