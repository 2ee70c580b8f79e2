import { MutationCache, QueryCache, type NetworkMode, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError, type CallEndpoint } from '../call/call.ts'
import { CurrentQueryClient } from './current-query-client.ts'

const calls = new WeakMap<QueryClient, CallEndpoint>()

type Settings = { call: CallEndpoint; onError?: ((error: Error) => void) | undefined }

/**
 * Each client carries its own way to reach the API: over the network, or in process while rendering on the server.
 * Failed reads and changes go to `onError`, except those whose screen shows the error itself. Prefetch errors are left
 * to the screen that needs the data.
 */
export function createQueryClient({ call, onError }: Settings) {
  function report(error: Error, quiet: unknown) {
    const ended = error instanceof ApiError && (error.status === 401 || error.status === 403)
    if (ended || !quiet) onError?.(error)
  }
  const client = new CurrentQueryClient({
    queryCache: new QueryCache({
      onError: (error, { observers }) =>
        report(
          error,
          observers.every(({ options }) => options.meta?.['quiet']),
        ),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => report(error, mutation.meta?.['quiet']),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && isUnreached(error),
        retryDelay: 1000,
        // A failed read waits for 'Coba lagi', unless the network failed and is back.
        refetchOnWindowFocus: (query) => query.state.status !== 'error',
        refetchOnReconnect: ({ state }) => state.status !== 'error' || isUnreached(state.error),
      },
      // Offline, a mutation fails at once instead of being queued and sent later unnoticed.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  calls.set(client, call)
  return client
}

function isUnreached(error: Error | null) {
  return error instanceof ApiError && error.status === 0
}

/** Offline, a first read fails at once and its screen says so; a read with cached data waits for the connection. */
export function networkModeOf(client: QueryClient, queryKey: QueryKey): NetworkMode {
  return client.getQueryData(queryKey) === undefined ? 'always' : 'online'
}

export function callOf(client: QueryClient): CallEndpoint {
  const call = calls.get(client)
  if (!call) throw new Error('This query client was not made by createQueryClient')
  return call
}
