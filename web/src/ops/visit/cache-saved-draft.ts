import { readVisit, type VisitDetail } from '@nmw/contract/ops-visit'
import type { QueryClient } from '@tanstack/react-query'
import { readOptions } from '../../lib/reads/use-endpoint.ts'

/**
 * Writes the saved draft into the cached visit. A read in flight may be older and must not overwrite it; it may also
 * carry other changes of the visit, so it is refetched.
 */
export async function cacheSavedDraft(client: QueryClient, id: number, draft: NonNullable<VisitDetail['draft']>) {
  const { queryKey } = readOptions(readVisit, { params: { id } })
  const before = client.getQueryState(queryKey)
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, (visit) =>
    visit && (visit.draft?.version ?? 0) < draft.version ? { ...visit, draft } : visit,
  )
  if (before?.isInvalidated || before?.fetchStatus !== 'idle') void client.invalidateQueries({ queryKey, exact: true })
}
