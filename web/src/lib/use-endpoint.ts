import type { Call, Endpoint } from '@nmw/contract/endpoint'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isAnswer } from './idempotent-call.ts'
import { callOf, networkModeOf } from './query-client.ts'
import { useIdempotentCall } from './use-idempotent-call.ts'
import { waitWhileOnline } from './wait-while-online.ts'

type ReadSettings = {
  enabled?: boolean
  /** Keeps the last page on screen while the next one loads. */
  keepPrevious?: boolean
  /** Asks again every so many milliseconds while the screen is open. */
  every?: number | false
  staleTime?: number
  /** false: its place's alone, forgotten when that is left, and read anew when it is opened again. */
  keep?: false
  /** The screen tells the failure itself; no toast. */
  quiet?: boolean
  /** false: a failed load is not tried again by itself, not even when its place is opened anew. */
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
  // A key of its own: what another place keeps may be older. What names the read still reaches both.
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
 * A call that changes something; `refreshes` names the reads it makes stale. An `idempotencyKey` is for what must count
 * once even when it is sent again after the page was loaded anew.
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
      // It may have been done all the same.
      if (!isAnswer(error)) void refresh()
    },
  })
}
