import { serverFault } from '../../lib/call.ts'
import { mayPass } from '../../lib/upload-stopped.ts'
import type { Outgoing } from './outgoing.ts'

/** Why a message did not get through. The line is named only where it was the line. */
export function outgoingFailure(error: Error): NonNullable<Outgoing['failure']> {
  const reason = error.message || serverFault
  if (!mayPass(error)) return { reason, passing: false }
  return { reason: `Belum terkirim. ${error.status === 0 ? 'Periksa koneksi internet Anda.' : reason}`, passing: true }
}
