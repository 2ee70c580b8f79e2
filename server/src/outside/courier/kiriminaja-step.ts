import type { ParcelStep } from './courier.ts'

/** Refused at the door, late or stuck: it may still arrive, or come back. */
const TROUBLES = [210, 301, 310, 311, 500, 901, 902, 903, 904]
/** Destroyed, confiscated, lost or damaged; to whoever waits for it that is one. */
const LOSSES = [333, 555, 701, 702, 703, 704]

/** What KiriminAja's number for the state of a parcel means to us. */
export function stepOf(code: number): ParcelStep | undefined {
  if (code >= 100 && code <= 105) return 'processed'
  if (code >= 106 && code < 200) return 'shipped'
  if (code === 200) return 'delivered'
  if (code === 300 || code === 302) return 'cancelled'
  if (code >= 400 && code < 500) return 'returned'
  if (LOSSES.includes(code)) return 'lost'
  if (TROUBLES.includes(code)) return 'troubled'
  return undefined
}
