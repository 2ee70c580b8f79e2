import type { Search } from '../../lib/reads/load.ts'
import { pageOf } from './order-filter.ts'

const PAGE_SIZE = 6

export function historyQuery({ page }: Search) {
  return { limit: PAGE_SIZE, page: pageOf(page) }
}
