import { join } from 'node:path'
import { checkSteps } from './check-steps.ts'
import { failedInPlaywright, type PlaywrightReport } from './failed-tests.ts'
import { findChromium } from './find-chromium.ts'
import { oneOutcome, readOutcome, root, runCommand, runSteps } from './run-steps.ts'
import { withReports } from './with-reports.ts'

let built = false
await withReports((reports) =>
  runSteps([
    checkSteps(reports, { storms: true, remember: false }),
    [{ name: 'build', aloud: true, run: build }],
    [{ name: 'browser journeys', aloud: true, run: (print) => runPlaywright(join(reports, 'playwright.json'), print) }],
  ]),
)

async function build(print: (text: string) => void) {
  const { buildIfStale } = await import('./build.ts')
  await buildIfStale((line) => print(`${line}\n`))
  built = true
  return oneOutcome(true)
}

async function runPlaywright(report: string, print: (text: string) => void) {
  if (!built) throw new Error('Not run, because there is no build to run against')
  const succeeded = await runCommand('playwright', ['test', '--reporter=list,json'], print, {
    cwd: join(root, 'e2e'),
    env: { CHROMIUM_PATH: findChromium(print), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return readOutcome(report, succeeded, (found) => {
    const counted = found as PlaywrightReport & { stats: { expected: number; unexpected: number; flaky: number } }
    const { expected, unexpected, flaky } = counted.stats
    return { passed: expected + flaky, failed: unexpected, failures: failedInPlaywright(counted) }
  })
}
