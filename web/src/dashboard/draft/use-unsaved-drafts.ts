import type { ContentKind } from '@nmw/contract/content-kind'
import { listDrafts } from '@nmw/contract/draft'
import { useQuery } from '@tanstack/react-query'
import { useStaffProfile } from '../../shared/staff/use-staff-profile.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { listLocalDrafts } from './draft-store.ts'

export type Unsaved = { key: string; kind: ContentKind; targetId: string | null; title: string; updatedAt: string }

export const localDraftsKey = 'drafts-here'

/** The user's unsaved drafts: those on the server, and local ones that never reached it. */
export function useUnsavedDrafts(kind?: ContentKind) {
  const { data: person } = useStaffProfile('dashboard')
  const email = person?.email
  const { data: sent = [] } = useRead(listDrafts, { query: { kind } }, { quiet: true, staleTime: 0 })
  const { data: local = [] } = useQuery({
    queryKey: [localDraftsKey, email],
    enabled: email !== undefined,
    staleTime: 0,
    queryFn: () => listLocalDrafts(email!),
  })
  const unsent = local.filter((one) => (!kind || one.kind === kind) && !sent.some((other) => isSame(one, other)))
  return { email, drafts: [...unsent, ...sent] satisfies Unsaved[] }
}

function isSame(one: Unsaved, other: Unsaved) {
  if (one.key === other.key) return true
  return one.targetId !== null && one.kind === other.kind && one.targetId === other.targetId
}
