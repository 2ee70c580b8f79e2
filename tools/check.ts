import { availableParallelism } from 'node:os'
import { checkSteps } from './check-steps.ts'
import { runSteps } from './run-steps.ts'
import { withReports } from './with-reports.ts'

/** Everything within a minute: storms are half of the tests' work, too much of it for a few cores. */
const storms = availableParallelism() >= 4

await withReports((reports) => runSteps([checkSteps(reports, { storms, remember: true })]))
