import type { Call, Endpoint, Result } from '@nmw/contract/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { readOptions } from './use-endpoint.ts'

/** Writes the answer of a change into the cache of a read. A read in flight may be older and must not overwrite it. */
export async function cacheAnswer<E extends Endpoint>(client: QueryClient, read: E, input: Call<E>, answer: Result<E>) {
  const { queryKey } = readOptions(read, input)
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
}
