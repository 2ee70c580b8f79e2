import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import { serverErrorText } from '../../lib/call.ts'
import { isTransient } from '../../lib/upload-stopped.ts'
import type { Outgoing } from './outgoing.ts'

/** Why a message did not get through. The line is named only where it was the line. */
export function outgoingFailure(error: Error): NonNullable<Outgoing['failure']> {
  const reason = error.message || serverErrorText
  if (reason === NO_PHOTO_CONSENT) return { reason, passing: false, needsConsent: true }
  if (!isTransient(error)) return { reason, passing: false }
  return { reason: `Belum terkirim. ${error.status === 0 ? 'Periksa koneksi internet Anda.' : reason}`, passing: true }
}
