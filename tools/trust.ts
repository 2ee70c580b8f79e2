import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runSteps } from './run-steps.ts'
import { runVitest } from './run-vitest.ts'
import { withReports } from './with-reports.ts'

const HOURS = 4
const YEARS = 7

/** The tests that have a full size or measure something. */
const suites = globSync('server/src/**/*.test.ts', { cwd: root }).filter((file) =>
  /(?:full-size|print-figure)\.ts'/.test(readFileSync(join(root, file), 'utf8')),
)

await withReports((reports) =>
  runSteps([
    [
      {
        name: `${suites.length} suites at full size`,
        aloud: true,
        run: (print) => runAtFullSize(join(reports, 'vitest.json'), print),
      },
    ],
    [
      {
        name: `all tests, ${YEARS} years ahead`,
        run: (print) => runVitest(join(reports, 'ahead.json'), print, { env: { YEARS_AHEAD: String(YEARS) } }),
      },
    ],
  ]),
)

async function runAtFullSize(report: string, print: (text: string) => void) {
  let said = ''
  const listen = (text: string) => {
    said += text
    print(text)
  }
  const outcome = await runVitest(report, listen, {
    args: [`--testTimeout=${HOURS * 3_600_000}`, ...suites],
    env: { FULL_SIZE: '1' },
    seconds: HOURS * 3_600,
  })
  const figures = said.match(/^ {2}[A-Z]\d+\b.*$/gm) ?? []
  const { compare } = new Intl.Collator('en', { numeric: true })
  print(`\nMeasured\n${figures.toSorted(compare).join('\n')}\n\n`)
  return outcome
}
