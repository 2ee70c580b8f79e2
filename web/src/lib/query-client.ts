import { QueryClient } from '@tanstack/react-query'
import { ApiError, type CallEndpoint } from './call.ts'

const calls = new WeakMap<QueryClient, CallEndpoint>()

/** Each client carries the way it reaches the API: over the network, or in process while rendering on the server. */
export function createQueryClient(call: CallEndpoint) {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
        retryDelay: 1000,
        // A failed load waits for the person to press 'Coba lagi'.
        refetchOnWindowFocus: (query) => query.state.status !== 'error',
        refetchOnReconnect: (query) => query.state.status !== 'error',
      },
      mutations: { retry: false },
    },
  })
  calls.set(client, call)
  return client
}

export function callOf(client: QueryClient): CallEndpoint {
  const call = calls.get(client)
  if (!call) throw new Error('This query client was not made by createQueryClient')
  return call
}
