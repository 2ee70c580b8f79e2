import type { readMembership } from '@nmw/contract/point'
import type { Result } from '@nmw/contract/endpoint'
import { formatDay } from '../../lib/format/format-day.ts'

export type Membership = Result<typeof readMembership>

export function isActiveMember({ expiredMembership, statusMembership }: Membership) {
  return expiredMembership !== null && statusMembership
}

export function membershipLine({ expiredMembership, statusMembership }: Membership) {
  if (!expiredMembership) return 'Keanggotaan Belum Aktif'
  return statusMembership ? `Masa Berlaku Keanggotaan anda (${formatDay(expiredMembership)})` : 'Keanggotaan Kadaluarsa'
}
