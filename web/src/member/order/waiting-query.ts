import type { Search } from '../../lib/reads/load.ts'
import { pageOf, PAGE_SIZE } from './order-filter.ts'

export function waitingQuery({ page }: Search) {
  return { limit: PAGE_SIZE, page: pageOf(page), search: '', status: 'WAITING_PAYMENT' as const }
}
