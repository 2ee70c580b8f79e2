import * as contract from '@nmw/contract/branch'
import * as clinic from '@nmw/contract/ops-clinic'
import { route } from '../http/route.ts'
import { changeBranch } from './change-branch.ts'
import { createBranch } from './create-branch.ts'
import { findNearestBranch } from './find-nearest-branch.ts'
import { listBranches } from './list-branches.ts'
import { listBranchOptions } from './list-branch-options.ts'
import { listClinicBranches } from './list-clinic-branches.ts'

export const branchRoutes = [
  route(contract.listBranches, listBranches),
  route(contract.findNearestBranch, findNearestBranch),
  route(contract.listBranchOptions, listBranchOptions),
  route(clinic.listClinicBranches, listClinicBranches),
  route(clinic.createBranch, createBranch),
  route(clinic.changeBranch, changeBranch),
]
