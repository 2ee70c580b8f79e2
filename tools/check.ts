import './check-node.ts'
import { checkSteps } from './check-steps.ts'
import { runSteps } from './run-steps.ts'
import { withReports } from './with-reports.ts'

await withReports((reports) => runSteps([checkSteps(reports, { storms: false })]))
