import { DISPENSARY_STATES, type DispensaryState } from '@nmw/contract/ops-order'
import type { Search } from '../../lib/reads/load.ts'

/** The filter, search and page of the order list, all stored in the URL. */
export type DispensaryPlace = { state: DispensaryState; search: string; page: number }

declare module '@tanstack/history' {
  interface HistoryState {
    /** The list state from which the order was opened. */
    openedFrom?: DispensaryPlace
  }
}

export function placeIn(address: Search): DispensaryPlace {
  return {
    state: DISPENSARY_STATES.find((one) => one === address['state']) ?? 'WAITING_CONFIRM',
    search: address['search'] ?? '',
    page: Math.max(1, Number.parseInt(address['page'] ?? '', 10) || 1),
  }
}

export function hrefOf({ state, search, page }: DispensaryPlace) {
  const query = new URLSearchParams({ state })
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return `/ops/order?${query.toString()}`
}

/** Back to where the order was opened or, if its state changed since, to the list that contains it now. */
export function wayBack(order: { state: string } | undefined, openedFrom: DispensaryPlace | undefined) {
  const waits = DISPENSARY_STATES.find((state) => state === order?.state)
  if (openedFrom && (!waits || waits === openedFrom.state)) return hrefOf(openedFrom)
  return hrefOf({ state: waits ?? 'WAITING_CONFIRM', search: '', page: 1 })
}
