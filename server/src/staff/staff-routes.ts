import * as audit from '@nmw/contract/audit'
import * as contract from '@nmw/contract/staff'
import { exportAudit, listAudit } from '../audit/list-audit.ts'
import { route } from '../http/route.ts'
import { listStaff } from './list-staff.ts'
import { readSummary } from './read-summary.ts'
import { createStaff, setStaffPassword, updateStaff } from './save-staff.ts'

export const staffRoutes = [
  route(contract.readSummary, readSummary),
  route(contract.listStaff, listStaff),
  route(contract.createStaff, createStaff),
  route(contract.updateStaff, updateStaff),
  route(contract.setStaffPassword, setStaffPassword),
  route(audit.listAudit, listAudit),
  route(audit.exportAudit, exportAudit),
]
