import type { ConsentState } from '@nmw/contract/privacy'
import { formatDayOf } from '../../lib/format/format-day-of.ts'

/** Since when a consent is given or withdrawn; nothing if it was never given. */
export function consentDate({ grantedAt, withdrawnAt }: Omit<ConsentState, 'purpose'>) {
  if (withdrawnAt) return `Ditarik ${formatDayOf(withdrawnAt)}.`
  return grantedAt ? `Disetujui ${formatDayOf(grantedAt)}.` : ''
}
