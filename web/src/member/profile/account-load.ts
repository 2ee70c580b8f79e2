import { readMembership } from '@nmw/contract/point'
import { readPersonal } from '@nmw/contract/profile'
import type { Load } from '../../lib/reads/load.ts'

export const loadAccount: Load = async ({ read, search }) =>
  search['slug'] ? undefined : Promise.all([read(readMembership, {}), read(readPersonal, {})])
