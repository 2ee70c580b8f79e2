import type { ContentKind } from '@nmw/contract/content-kind'
import { listDrafts, readDraft } from '@nmw/contract/draft'
import { useQuery } from '@tanstack/react-query'
import { ApiError, type CallEndpoint } from '../../lib/call.ts'
import { callOf } from '../../lib/query-client.ts'
import { draftPlace, deleteLocalDraft, readLocalDraft } from './draft-store.ts'
import { latestDraft, type FoundDraft } from './latest-draft.ts'

type Wanted = { kind: ContentKind; email: string | undefined; id?: string | undefined; key?: string | undefined }

/**
 * The latest of what this person wrote of it and did not save, on this device or on another. Unknown until there is a
 * key to look under: a form that opened earlier would be exchanged for another one while somebody types.
 */
export function useDraftStart({ kind, email, id, key }: Wanted) {
  const which = id ?? key
  return useQuery({
    queryKey: ['draft-start', kind, email, which],
    enabled: email !== undefined && which !== undefined,
    // Read once, when the form opens: afterwards the form knows better.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { quiet: true },
    queryFn: async ({ client }) => {
      const place = draftPlace(email!, kind, which!)
      const [here, there] = await Promise.all([
        readLocalDraft(place),
        readServerDraft(callOf(client), { kind, id, key }),
      ])
      const latest = latestDraft(here, there)
      if (here && !latest) await deleteLocalDraft(place)
      return latest
    },
  })
}

async function readServerDraft(
  call: CallEndpoint,
  { kind, id, key }: Omit<Wanted, 'email'>,
): Promise<FoundDraft | null> {
  try {
    const known = id ? (await call(listDrafts, { query: { kind, target: id } }))[0]?.key : key
    if (!known) return null
    const found = await call(readDraft, { params: { key: known } })
    return { ...found, at: Date.parse(found.updatedAt) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
