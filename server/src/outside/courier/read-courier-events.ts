import * as z from 'zod'
import { equalText } from '../equal-text.ts'
import { readStrictJson } from '../read-strict-json.ts'
import type { ParcelEvent, ParcelStep, ReadCourierNotification, ReceivedCourierNotification } from './courier.ts'
import { courierMoment } from './courier-moment.ts'

const steps: Record<string, ParcelStep> = {
  processed_packages: 'processed',
  shipped_packages: 'shipped',
  finished_packages: 'delivered',
  problem_packages: 'troubled',
  returned_packages: 'returned',
  return_finished_packages: 'returned',
  // Undocumented as a message: it is reported when asked.
  lost_packages: 'lost',
  canceled_packages: 'cancelled',
}
const momentFields = ['date', 'shipped_at', 'finished_at', 'returned_at', 'rejected_at'] as const

const text = z.string().max(100)
const parcel = z.object({
  order_id: z.string().min(1).max(40),
  awb: z.union([text, z.number().transform(String)]).nullish(),
  ...Object.fromEntries(momentFields.map((name) => [name, text.nullish()])),
})
const message = z.object({ method: z.string(), data: z.array(parcel).max(1_000) })

/** The parcels a message of KiriminAja is about; undefined if it makes no sense. */
export function readCourierEvents(body: Buffer, receivedAt: Date): ParcelEvent[] | undefined {
  const { data: parsed } = message.safeParse(parse(body))
  const mapped = parsed && steps[parsed.method]
  if (!mapped) return undefined
  return parsed.data.flatMap((one): ParcelEvent[] => {
    const fields = one as Record<string, unknown>
    // Sent when it turns back, and again with a timestamp when it has returned.
    const turnsBack = parsed.method === 'returned_packages' && !courierMoment(fields.returned_at)
    const step = turnsBack ? 'troubled' : mapped
    const parcelOf = { requestId: one.order_id, airwayBill: one.awb?.trim() || null }
    if (step === 'troubled') {
      const [at, left] = [courierMoment(fields.date) ?? receivedAt, courierMoment(fields.shipped_at)]
      return [...(left ? [{ ...parcelOf, step: 'shipped' as const, at: left }] : []), { ...parcelOf, step, at }]
    }
    const moments = momentFields.flatMap((name) => courierMoment(fields[name]) ?? [])
    return [{ ...parcelOf, step, at: moments.at(-1) ?? receivedAt }]
  })
}

/** Messages carry the key that we share with KiriminAja. */
export function readKeyedNotification(
  key: string,
  { authorization, body, at }: ReceivedCourierNotification,
): ReadCourierNotification {
  if (!key || !equalText(authorization, `Bearer ${key}`)) return { genuine: false, reason: 'wrong key' }
  return { genuine: true, events: readCourierEvents(body, at) }
}

function parse(body: Buffer): unknown {
  try {
    return readStrictJson(body)
  } catch {
    return undefined
  }
}
