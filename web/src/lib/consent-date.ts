import type { ConsentState } from '@nmw/contract/privacy'
import { formatDayOf } from './format-day-of.ts'

/** Since when a consent stands or no longer does; nothing of one that was never given. */
export function consentDate({ grantedAt, withdrawnAt }: Omit<ConsentState, 'purpose'>) {
  if (withdrawnAt) return `Ditarik ${formatDayOf(withdrawnAt)}.`
  return grantedAt ? `Disetujui ${formatDayOf(grantedAt)}.` : ''
}
