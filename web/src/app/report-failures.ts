import type { QueryClient } from '@tanstack/react-query'

type Handle = (error: unknown) => void

/** Sends every failed read and change to the handler, except those whose screen tells the failure itself. */
export function reportFailures(client: QueryClient, handle: Handle) {
  const reads = client.getQueryCache()
  const changes = client.getMutationCache()
  reads.config = {
    ...reads.config,
    onError: (error, query) => report(error, query.meta),
  }
  changes.config = {
    ...changes.config,
    onError: (error, _input, _result, mutation) => report(error, mutation.meta),
  }

  function report(error: Error, meta: Record<string, unknown> | undefined) {
    const status = 'status' in error ? error.status : undefined
    const ended = status === 401 || status === 403
    if (ended || !meta?.['quiet']) handle(error)
  }
}
