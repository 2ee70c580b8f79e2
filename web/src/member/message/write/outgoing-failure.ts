import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import { serverErrorText } from '../../../lib/call/call.ts'
import { isTransient } from '../../../lib/photo/upload-stopped.ts'
import type { Outgoing } from './outgoing.ts'

/** Names the connection only where the connection failed. */
export function outgoingFailure(error: Error): NonNullable<Outgoing['failure']> {
  const reason = error.message || serverErrorText
  if (reason === NO_PHOTO_CONSENT) return { reason, temporary: false, needsConsent: true }
  if (!isTransient(error)) return { reason, temporary: false }
  return {
    reason: `Belum terkirim. ${error.status === 0 ? 'Periksa koneksi internet Anda.' : reason}`,
    temporary: true,
  }
}
