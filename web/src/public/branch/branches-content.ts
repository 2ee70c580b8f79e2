import { type BranchCard, listBranches } from '@nmw/contract/branch'
import type { ReadContent } from '../../lib/reads/content.ts'
import { listQuery } from '../page/list-query.ts'

export type BranchesContent = { branches: BranchCard[]; search: string; openOnly: boolean }

/** Without paging: there are a few dozen, and people compare them. */
const MAX_COUNT = 100

export const branchesContent: ReadContent<BranchesContent> = async ({ call, search: address }) => {
  const { search } = listQuery(address, MAX_COUNT)
  const openOnly = address['open'] === '1'
  const { branches } = await call(listBranches, { query: { limit: MAX_COUNT, search } })
  return { branches: branches.filter(({ openNow }) => !openOnly || openNow), search, openOnly }
}
