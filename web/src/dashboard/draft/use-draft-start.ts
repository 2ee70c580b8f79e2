import type { ContentKind } from '@nmw/contract/content-kind'
import { listDrafts, readDraft } from '@nmw/contract/draft'
import { useQuery } from '@tanstack/react-query'
import { ApiError, type CallEndpoint } from '../../lib/call/call.ts'
import { callOf } from '../../lib/reads/query-client.ts'
import { draftPlace, deleteLocalDraft, readLocalDraft } from './draft-store.ts'
import { latestDraft, type FoundDraft } from './latest-draft.ts'

type Wanted = { kind: ContentKind; email: string | undefined; id?: string | undefined; key?: string | undefined }

/**
 * The user's latest draft, of this or another device. Undefined until loaded: the form must not open before, or it
 * would be replaced while the user types.
 */
export function useDraftStart({ kind, email, id, key }: Wanted) {
  const which = id ?? key
  return useQuery({
    queryKey: ['draft-start', kind, email, which],
    enabled: email !== undefined && which !== undefined,
    // Read once; afterwards the open form is newer.
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
