import { posix } from 'node:path'
import { fingerprints } from './fingerprints.ts'
import type { Source } from './read-sources.ts'

/** What runs around every test file. */
const setUp = ['server/src/testing/start-test-database.ts', 'server/src/testing/leave-no-trace.ts']

/** One per test file, other than before as soon as anything is that could change how its tests end. */
export function testFingerprints(sources: Map<string, Source>, surroundings: string[]) {
  const everything = [...sources.keys()]
  const seen = new Map(
    [...sources].map(([file, { text, imports }]): [string, Source] => {
      const more = looksAround(file, text) ? everything : startedFrom(file, text)
      return [file, { text, imports: [...imports, ...(isTest(file) ? setUp : []), ...more] }]
    }),
  )
  return new Map([...fingerprints(seen, surroundings)].filter(([file]) => isTest(file)))
}

function isTest(file: string) {
  return /\.test\.tsx?$/.test(file) && !file.startsWith('e2e/')
}

/** A test that knows where it lies reads the sources around it. */
function looksAround(file: string, text: string) {
  return (
    /\bimport\.meta\.glob\b/.test(text) || (isTest(file) && /\bimport\.meta\.(?:dirname|filename|url)\b/.test(text))
  )
}

/** Files that run as processes or threads of their own are only named; the ending may be left to the build. */
function startedFrom(file: string, text: string) {
  return [...text.matchAll(/['"`](\.{1,2}\/[\w./-]+?)(?:\.tsx?)?(?:['"`]|\$\{)/g)].map(
    ([, path]) => `${posix.join(posix.dirname(file), path!)}.ts`,
  )
}
