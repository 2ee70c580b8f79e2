import type { ParcelNews, ParcelStep } from './courier.ts'

/** Status codes of a parcel, from developer.kiriminaja.com/docs/important-notes/status-mapping. */
const codes: Record<ParcelStep | 'silent', number[]> = {
  // 110 waits for the driver who picks it up.
  processed: [100, 101, 102, 103, 104, 105, 110],
  shipped: [106],
  delivered: [200],
  cancelled: [300, 302],
  // The only code of a parcel that is back; the other 4xx are on the way back, where it may get stuck.
  returned: [400],
  // Destroyed, confiscated, lost or damaged: for the recipient all are lost.
  lost: [333, 555, 701, 702, 703, 704],
  // Refused at the door, late, stuck or on its way back: it may still arrive, or come back.
  troubled: [107, 152, 210, 301, 310, 311, 401, 402, 403, 404, 405, 406, 500, 901, 902, 903, 904, 905],
  // A delay that is over, and a cancellation that is requested but not granted.
  silent: [211, 350],
}
export const CALLED_OFF = [...codes.cancelled, 350]
const steps = Object.keys(codes) as (keyof typeof codes)[]

/** The meaning of a status code; undefined if it says nothing new or is invalid. */
export function newsOf(code: number): ParcelNews | undefined {
  const step = steps.find((one) => codes[one].includes(code))
  if (!step) return Number.isInteger(code) && code > 0 ? { step: 'unread', code } : undefined
  return step === 'silent' ? undefined : { step }
}
