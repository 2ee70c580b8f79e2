import type { Call, Endpoint } from '@nmw/contract/endpoint'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isAnswer } from '../call/idempotent-call.ts'
import { callOf, networkModeOf } from './query-client.ts'
import { useIdempotentCall } from '../call/use-idempotent-call.ts'
import { waitWhileOnline } from './wait-while-online.ts'

type ReadSettings = {
  enabled?: boolean
  /** Keeps the previous page visible while the next one loads. */
  keepPrevious?: boolean
  /** Polling interval in milliseconds. */
  every?: number | false
  staleTime?: number
  /** false: not shared, dropped when its component unmounts, and refetched on its next mount. */
  keep?: false
  /** The screen shows the error itself; no toast. */
  quiet?: boolean
  /** false: a failed read is not retried, not even when its component mounts again. */
  retry?: false
}

export function readKey(endpoint: Endpoint, input?: object) {
  return input ? [endpoint.path, input] : [endpoint.path]
}

export function readOptions<E extends Endpoint>(endpoint: E, input: Call<E>) {
  return queryOptions({
    queryKey: readKey(endpoint, input),
    queryFn: ({ client, signal }) => callOf(client)(endpoint, input, { signal }),
  })
}

export function useRead<E extends Endpoint>(endpoint: E, input: Call<E>, settings: ReadSettings = {}) {
  const { enabled = true, keepPrevious = false, every = false, staleTime, keep, quiet = false, retry } = settings
  const options = readOptions(endpoint, input)
  // A separate key, because shared cache may be older. Invalidating by the shorter key still reaches both.
  const queryKey = keep === false ? [...options.queryKey, { alone: true }] : options.queryKey
  return useQuery({
    ...options,
    queryKey,
    networkMode: networkModeOf(useQueryClient(), queryKey),
    enabled,
    refetchInterval: every,
    meta: { quiet },
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(keep === false ? { gcTime: 0 } : {}),
    ...(retry === false ? { retry, retryOnMount: false } : {}),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

type ChangeSettings = { refreshes?: Endpoint[]; quiet?: boolean }

/**
 * A mutation; `refreshes` names the reads it makes stale. Pass an `idempotencyKey` if repeating it after a page reload
 * must count once.
 */
export function useChange<E extends Endpoint>(endpoint: E, { refreshes = [], quiet = false }: ChangeSettings = {}) {
  const client = useQueryClient()
  const call = useIdempotentCall()
  const refresh = () => Promise.all(refreshes.map((read) => client.invalidateQueries({ queryKey: readKey(read) })))
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }: Call<E> & { idempotencyKey?: string }) =>
      call(endpoint, input as unknown as Call<E>, idempotencyKey ? { idempotencyKey } : {}),
    meta: { quiet },
    onSuccess: () => waitWhileOnline(refresh()),
    onError: (error) => {
      // It may have succeeded nevertheless.
      if (!isAnswer(error)) void refresh()
    },
  })
}
