import { listBranches } from '@nmw/contract/branch'
import type { Load } from '../../lib/reads/load.ts'
import { branchListInput } from './branch-list-input.ts'
import { knownLocation } from './visitor-location.ts'

export const loadMemberBranches: Load = ({ read, search }) =>
  read(listBranches, branchListInput(search, knownLocation()))
