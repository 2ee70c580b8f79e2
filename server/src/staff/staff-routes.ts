import * as audit from '@nmw/contract/audit'
import * as contract from '@nmw/contract/staff'
import { exportAudit, listAudit } from '../audit/list-audit.ts'
import { route } from '../http/route.ts'
import { listStaff } from './list-staff.ts'
import { readSummary } from './read-summary.ts'
import { createStaff, updateStaff } from './save-staff.ts'
import { setStaffPassword } from './set-staff-password.ts'

export const staffRoutes = [
  route(contract.readSummary, readSummary),
  route(contract.listStaff, listStaff),
  route(contract.createStaff, createStaff),
  route(contract.updateStaff, updateStaff),
  route(contract.setStaffPassword, setStaffPassword),
  route(audit.listAudit, listAudit),
  route(audit.exportAudit, exportAudit),
]
