import { readOutcome, runCommand } from './run-steps.ts'

type Options = { args?: string[]; env?: Record<string, string>; seconds?: number }

/** Runs tests and counts them by the report they leave. */
export async function runVitest(
  report: string,
  print: (text: string) => void,
  { args = [], ...options }: Options = {},
) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const succeeded = await runCommand('vitest', ['run', ...reporters, ...args], print, options)
  return readOutcome(report, succeeded, (found) => {
    const { numPassedTests, numFailedTests } = found as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  })
}
