import type { Call, Endpoint, Result } from '@nmw/contract/endpoint'

export type Search = Record<string, string | undefined>

/**
 * What a page reads before it renders. The server waits for it, so the first view is complete; the browser only starts
 * it, so that a click responds at once with the screen's skeleton. A failed read gives undefined.
 */
export type Load = (page: {
  read: <E extends Endpoint>(endpoint: E, input: Call<E>) => Promise<Result<E> | undefined>
  params: Record<string, string>
  search: Search
}) => Promise<unknown>
