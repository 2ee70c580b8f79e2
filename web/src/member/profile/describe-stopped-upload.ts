import type { ApiError } from '../../lib/call.ts'

/** Why an upload broke off, and what to do. The line is named only where it was the line. */
export function describeStoppedUpload(percent: number, { status, message }: Pick<ApiError, 'status' | 'message'>) {
  const where = `Unggahan terhenti di ${percent}%.`
  return status === 0 ? `${where} Periksa koneksi internet Anda, lalu lanjutkan.` : `${where} ${message}`
}
