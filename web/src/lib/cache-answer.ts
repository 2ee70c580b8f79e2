import type { Call, Endpoint, Result } from '@nmw/contract/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { readOptions } from './use-endpoint.ts'

/** Shows what a change answered as what was read. A read under way may be older, and must not come back over it. */
export async function cacheAnswer<E extends Endpoint>(client: QueryClient, read: E, input: Call<E>, answer: Result<E>) {
  const { queryKey } = readOptions(read, input)
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
}
