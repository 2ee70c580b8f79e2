import { appendLine, readSavedLines } from '../saved-lines.ts'
import type { ParcelEvent, ParcelStep } from './courier.ts'

const shape = /^\["[\w-]+"(,"[a-z]+","[\d-]+T[\d:.]+Z")?\]$/

export type ParcelStore = ReturnType<typeof openParcelStore>

/** The simulated courier's parcels. With a file they survive a restart of ours, like those of another company. */
export function openParcelStore(file?: string) {
  const parcels = new Map<string, ParcelEvent[]>()
  for (const line of file ? readSavedLines(file, shape) : []) apply(line)

  function apply([requestId = '', step, at]: readonly string[]) {
    const known = parcels.get(requestId) ?? []
    parcels.set(requestId, known)
    if (!step || !at) return undefined
    const event = { requestId, step: step as ParcelStep, airwayBill: billOf(requestId), at: new Date(at) }
    known.push(event)
    return event
  }

  function append(...line: string[]) {
    if (file) appendLine(file, line)
    return apply(line)
  }

  return {
    /** Undefined for a parcel that was never ordered. */
    find: (requestId: string): ParcelEvent[] | undefined => parcels.get(requestId)?.slice(),
    findByBill: (bill: string) =>
      [...parcels].find(([requestId, { length }]) => length && billOf(requestId) === bill)?.[0],
    call(requestId: string) {
      if (!parcels.has(requestId)) append(requestId)
    },
    add: (requestId: string, step: ParcelStep, at: Date) => append(requestId, step, at.toISOString())!,
  }
}

const billOf = (requestId: string) => `SIM${requestId.slice(-12)}`
