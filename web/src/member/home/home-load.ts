import { listBanners } from '@nmw/contract/banner'
import { listBranches } from '@nmw/contract/branch'
import { searchOrders } from '@nmw/contract/order'
import { readMembership } from '@nmw/contract/point'
import { listSomeTreatments } from '@nmw/contract/treatment'
import type { Load } from '../../lib/reads/load.ts'
import { homeBranches, homeTreatments, homeWaiting } from './home-inputs.ts'

export const loadHome: Load = ({ read }) =>
  Promise.all([
    read(readMembership, {}),
    read(searchOrders, homeWaiting),
    read(listBanners, {}),
    read(listSomeTreatments, homeTreatments),
    read(listBranches, homeBranches(undefined)),
  ])
