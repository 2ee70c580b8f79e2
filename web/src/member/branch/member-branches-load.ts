import { listBranches } from '@nmw/contract/branch'
import type { Load } from '../../lib/load.ts'
import { branchList } from './branch-reads.ts'
import { knownPlace } from './visitor-place.ts'

export const loadMemberBranches: Load = ({ read, search }) => read(listBranches, branchList(search, knownPlace()))
