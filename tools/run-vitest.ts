import { failedInVitest, unhandledInVitest, type VitestReport } from './failed-tests.ts'
import { readOutcome, runCommand } from './run-steps.ts'

type Options = { args?: string[]; env?: Record<string, string>; seconds?: number }

/** Runs tests and counts them by the report they leave. */
export async function runVitest(
  report: string,
  print: (text: string) => void,
  { args = [], env, seconds }: Options = {},
) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const options = { ...(env && { env }), ...(seconds && { seconds }) }
  const printed: string[] = []
  const listen = (text: string) => {
    printed.push(text)
    print(text)
  }
  const succeeded = await runCommand('vitest', ['run', ...reporters, ...args], listen, options)
  return readOutcome(report, succeeded, (found) => {
    const counted = found as VitestReport & { numPassedTests: number; numFailedTests: number }
    return {
      passed: counted.numPassedTests,
      failed: counted.numFailedTests,
      failures: [...failedInVitest(counted), ...unhandledInVitest(printed.join(''))],
    }
  })
}
