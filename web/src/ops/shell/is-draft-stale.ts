import type { VisitDetail } from '@nmw/contract/ops-visit'
import type { Query } from '@tanstack/react-query'

/**
 * Whether this read of a visit is older than a saved draft: '12/4' is version 4 of visit 12. The author's own read is
 * not stale, and reading a patient's record is audited each time.
 */
export function isDraftStale({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>, saved = '') {
  const [visitId, version = 0] = saved.split('/').map(Number)
  const [path, input] = queryKey as [string, { params?: { id?: number } }?]
  const seen = (state.data as VisitDetail | undefined)?.draft?.version ?? 0
  return path === '/legacy/ops/visit/:id' && input?.params?.id === visitId && seen < version
}
