import type { VisitDetail } from '@nmw/contract/ops-visit'
import type { Query } from '@tanstack/react-query'

/**
 * Whether this is the read of a visit of which a newer draft was saved: '12/4' is the fourth of visit 12. Who saved it
 * has it already, and to read a patient's record is written down each time.
 */
export function isDraftStale({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>, saved = '') {
  const [visitId, version = 0] = saved.split('/').map(Number)
  const [path, input] = queryKey as [string, { params?: { id?: number } }?]
  const seen = (state.data as VisitDetail | undefined)?.draft?.version ?? 0
  return path === '/legacy/ops/visit/:id' && input?.params?.id === visitId && seen < version
}
