import { checkSteps } from './check-steps.ts'
import { runSteps } from './run-steps.ts'
import { withReports } from './with-reports.ts'

/** Of a minute: the rest is for the tests under way and for tidying up. */
const SECONDS = 52

const begin = Date.now() - process.uptime() * 1_000

/** Storms are half of the tests' work: too much of it for a minute. */
const options = process.argv.includes('--all') ? { storms: true } : { storms: false, until: begin + SECONDS * 1_000 }

await withReports((reports) => runSteps([checkSteps(reports, { ...options, remember: true })]))
