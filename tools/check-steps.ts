import { join } from 'node:path'
import { commandStep, readOutcome, runCommand, type Step } from './run-steps.ts'

/** What needs neither a build nor a browser, all at once: the tests often wait and leave the cores to the others. */
export function checkSteps(reports: string): Step[] {
  return [
    { name: 'api and unit tests', aloud: true, run: (print) => runVitest(join(reports, 'vitest.json'), print) },
    commandStep('format', 'oxfmt', ['--check', '.']),
    commandStep('imports', 'node', ['tools/check-imports.ts']),
    commandStep('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    // Several threads check what they share several times over, and the other cores are busy anyway.
    commandStep('types', 'tsc', ['--project', 'tsconfig.json', '--singleThreaded']),
  ]
}

async function runVitest(report: string, print: (text: string) => void) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const succeeded = await runCommand('vitest', ['run', ...reporters], print)
  return readOutcome(report, succeeded, (found) => {
    const { numPassedTests, numFailedTests } = found as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  })
}
