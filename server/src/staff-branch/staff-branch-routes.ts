import * as contract from '@nmw/contract/ops-branch'
import { route } from '../http/route.ts'
import { readBranchSummary } from './read-branch-summary.ts'
import { listWorkBranches } from './work-branches.ts'

export const staffBranchRoutes = [
  route(contract.listWorkBranches, listWorkBranches),
  route(contract.readBranchSummary, readBranchSummary),
]
