import { listBanners } from '@nmw/contract/banner'
import { listBranches } from '@nmw/contract/branch'
import { readMembership } from '@nmw/contract/point'
import { listTreatments } from '@nmw/contract/treatment'
import type { Load } from '../../lib/load.ts'
import { homeBranches } from './home-reads.ts'

export const loadHome: Load = ({ read }) =>
  Promise.all([
    read(readMembership, {}),
    read(listBanners, {}),
    read(listTreatments, {}),
    read(listBranches, homeBranches(undefined)),
  ])
