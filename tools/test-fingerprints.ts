import { posix } from 'node:path'
import { fingerprints, reachable } from './fingerprints.ts'
import type { Source } from './read-sources.ts'
import { skeleton } from './skeleton.ts'

/** What runs around every test file. */
const setUp = ['start-test-database', 'live-ahead', 'leave-no-trace', 'note-what-ran'].map(
  (name) => `server/src/testing/${name}.ts`,
)

/** One test file fills the database that others find full. */
const lasting = new Map([['server/src/testing/open-demo-app.ts', ['server/src/demo/fill-demo-data.ts']]])

/**
 * One per test file, other than before as soon as anything is that could change how its tests end. Of files that a test
 * was seen to call no function of, only what acts when they are loaded counts.
 */
export function testFingerprints(
  sources: Map<string, Source>,
  surroundings: string[],
  called: Map<string, string[]> = new Map(),
) {
  const everything = [...sources.keys()]
  const tests = everything.filter(isTest)
  const unseen = new Map(
    [...sources].map(([file, source]) => [
      file,
      looksAround(file, source.text) ? everything : [...startedFrom(file, source), ...(lasting.get(file) ?? [])],
    ]),
  )
  const linked = new Map(
    [...sources].map(([file, { text, imports }]): [string, Source] => [
      file,
      { text, imports: [...imports, ...(isTest(file) ? setUp : []), ...unseen.get(file)!] },
    ]),
  )
  const whole = new Map(
    tests.map((test) => {
      const beside = reachable(linked, [test]).flatMap((file) => unseen.get(file)!)
      const whole = [test, ...(called.get(test) ?? everything), ...reachable(linked, [...setUp, ...beside])]
      return [test, new Set(whole)]
    }),
  )
  const skeletons = new Map<string, string>()
  return fingerprints(linked, surroundings, {
    of: tests,
    see(test, file) {
      const { text } = linked.get(file)!
      if (whole.get(test)!.has(file)) return text
      if (!skeletons.has(file)) skeletons.set(file, skeleton(file, text))
      return skeletons.get(file)!
    },
  })
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

/**
 * Files that run as processes or threads of their own are only named; the ending may be left to the build. Nobody sees
 * what they call.
 */
function startedFrom(file: string, { text, imports }: Source) {
  const named = [...text.matchAll(/['"`](\.{1,2}\/[\w./-]+?)(?:\.tsx?)?(?:['"`]|\$\{)/g)]
  const paths = named.map(([, path]) => `${posix.join(posix.dirname(file), path!)}.ts`)
  return paths.filter((path) => !imports.includes(path))
}
