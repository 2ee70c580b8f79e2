import './check-node.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSteps } from './check-steps.ts'
import { runSteps } from './run-steps.ts'

const reports = mkdtempSync(join(tmpdir(), 'nmw-check-'))
try {
  await runSteps([checkSteps(reports)])
} finally {
  rmSync(reports, { recursive: true, force: true })
}
