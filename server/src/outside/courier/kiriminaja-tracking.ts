import * as z from 'zod'
import type { ParcelEvent, ParcelNews, ParcelStep } from './courier.ts'
import { courierMoment } from './courier-moment.ts'
import { envelope } from './kiriminaja-envelope.ts'
import { CALLED_OFF, newsOf } from './kiriminaja-step.ts'

/** Timestamps outside the history, each with the field that may contradict it. */
const milestones = [
  ['shipped', 'shipped_at', undefined],
  ['delivered', 'delivered_at', 'delivered'],
  ['returned', 'refunded_at', 'refunded'],
] as const satisfies [ParcelStep, string, string | undefined][]

export const tracking = envelope.extend({
  details: z
    .looseObject({ awb: z.string().max(100).nullish() })
    .partial()
    .nullish(),
  histories: z
    .array(z.object({ created_at: z.unknown().optional(), status_code: z.unknown().optional() }))
    .max(500)
    .nullish(),
})

/** KiriminAja's history of a parcel, oldest first. Some couriers use one code throughout: then the details tell. */
export function trackedEvents(requestId: string, { details, histories }: z.output<typeof tracking>): ParcelEvent[] {
  const airwayBill = details?.awb?.trim() || null
  const eventOf = (news: ParcelNews | undefined, moment: unknown): ParcelEvent[] => {
    const at = courierMoment(moment)
    return news && at ? [{ ...news, requestId, airwayBill, at }] : []
  }
  const lines = (histories ?? []).flatMap(({ created_at, status_code }) =>
    eventOf(newsOf(Number(status_code)), created_at),
  )
  const unlisted = milestones.filter(
    ([step, , denied]) => !lines.some((line) => line.step === step) && !(denied && details?.[denied] === false),
  )
  const events = [...lines, ...unlisted.flatMap(([step, field]) => eventOf({ step }, details?.[field]))]
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Also while the cancellation waits to be granted, which takes up to two days. */
export function isCalledOff({ histories }: z.output<typeof tracking>) {
  return (histories ?? []).some(({ status_code }) => CALLED_OFF.includes(Number(status_code)))
}
