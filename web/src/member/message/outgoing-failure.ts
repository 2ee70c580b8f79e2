import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import { serverFault } from '../../lib/call.ts'
import { mayPass } from '../../lib/upload-stopped.ts'
import type { Outgoing } from './outgoing.ts'

/** Names the connection only where the connection failed. */
export function outgoingFailure(error: Error): NonNullable<Outgoing['failure']> {
  const reason = error.message || serverFault
  if (reason === NO_PHOTO_CONSENT) return { reason, temporary: false, needsConsent: true }
  if (!mayPass(error)) return { reason, temporary: false }
  return {
    reason: `Belum terkirim. ${error.status === 0 ? 'Periksa koneksi internet Anda.' : reason}`,
    temporary: true,
  }
}
