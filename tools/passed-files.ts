import { relative } from 'node:path'
import { root } from './run-steps.ts'

/** How many tests of a file passed, and whether it has no others. */
export type Passed = { tests: number; whole: boolean }
export type Report = { testResults: { name: string; status: string; assertionResults: { status: string }[] }[] }

/**
 * By the path of the test file, of those that had their turn. None, where the run failed otherwise than by a test:
 * which file did that is not known.
 */
export function passedFiles({ testResults }: Report, failed: number, ended: Set<string>): [string, Passed][] {
  const counted = (status: string, results = testResults) =>
    results.flatMap(({ assertionResults }) => assertionResults).filter((test) => test.status === status).length
  if (counted('failed') !== failed) return []
  return testResults
    .map((file) => ({ ...file, path: relative(root, file.name) }))
    .filter(({ status, path }) => status === 'passed' && ended.has(path))
    .map((file) => {
      const tests = counted('passed', [file])
      return [file.path, { tests, whole: tests === file.assertionResults.length }]
    })
}
