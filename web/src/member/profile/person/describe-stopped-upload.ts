import type { ApiError } from '../../../lib/call/call.ts'

/** Names the connection only where the connection failed. */
export function describeStoppedUpload(percent: number, { status, message }: Pick<ApiError, 'status' | 'message'>) {
  const where = `Unggahan terhenti di ${percent}%.`
  return status === 0 ? `${where} Periksa koneksi internet Anda, lalu lanjutkan.` : `${where} ${message}`
}
