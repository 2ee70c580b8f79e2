import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../../lib/reads/query-client.ts'
import type { PageContext } from '../page-context.ts'

type Reader = Pick<PageContext, 'call' | 'onError'>

/** Keyed by `call`, because the router copies its context. */
const clients = new WeakMap<Reader['call'], QueryClient>()

/** The page's query cache, created on first use: pages without queries never load this file. */
export function queryClientOf({ call, onError }: Reader) {
  const known = clients.get(call)
  if (known) return known
  const client = createQueryClient({ call, onError })
  clients.set(call, client)
  return client
}

export type DehydratedQueries = ReturnType<typeof dehydrate>

/** All queries have settled before the markup is rendered. */
export function dehydrateQueries({ call }: Reader): DehydratedQueries | undefined {
  const client = clients.get(call)
  return client && dehydrate(client)
}

export function hydrateQueries(reader: Reader, reads: DehydratedQueries) {
  hydrate(queryClientOf(reader), reads)
}
