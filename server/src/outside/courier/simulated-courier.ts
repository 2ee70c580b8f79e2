import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { GatewayFailure } from '../gateway-failure.ts'
import type { Courier, ParcelStep, QuoteRequest, ShippingRate } from './courier.ts'
import { COURIER_NOTIFY_PATH } from './courier-notify-path.ts'
import { courierTime } from './courier-moment.ts'
import type { ParcelStore } from './parcel-store.ts'
import { readCourierEvents, readKeyedNotification } from './read-courier-events.ts'

export const COURIER_MODES = ['ok', 'down', 'slow', 'garbage', 'busy', 'mute'] as const
/** How the simulated courier behaves: unreachable, slow, answering garbage, hurried, or sending no messages. */
export type CourierFault = { mode: (typeof COURIER_MODES)[number] }

type RateCard = {
  service: string
  service_name: string
  service_type: string
  perKgByZone: readonly (number | null)[]
  etdByZone: readonly (string | null)[]
}[]

export type SimulatedCourier = ReturnType<typeof simulatedCourier>

type Settings = {
  fault: CourierFault
  memory: ParcelStore
  rates: RateCard
  zoneBetween: (origin: number, destination: number, door?: QuoteRequest['door']) => number | undefined
  timeout: number
  now: () => Date
}

const methods: Record<ParcelStep, [method: string, moment: string]> = {
  processed: ['processed_packages', 'date'],
  shipped: ['shipped_packages', 'shipped_at'],
  troubled: ['problem_packages', 'date'],
  delivered: ['finished_packages', 'finished_at'],
  returned: ['returned_packages', 'returned_at'],
  lost: ['lost_packages', 'date'],
  cancelled: ['canceled_packages', 'date'],
}

/** Behaves like KiriminAja without lorries: a rate card for the whole country, and the same ways to fail. */
export function simulatedCourier({ fault, memory, rates, zoneBetween, timeout, now }: Settings) {
  const key = randomBytes(24).toString('base64url')
  const quoted = new Map<string, ShippingRate[]>()

  /** A slow or garbled answer comes after the work was done. */
  async function answer<T>(work: () => T): Promise<T> {
    if (fault.mode === 'down') throw new GatewayFailure('unclear', 'no answer: out of reach')
    if (fault.mode === 'busy') throw new GatewayFailure('unclear', 'answered 429')
    const done = work()
    if (fault.mode === 'garbage') throw new GatewayFailure('unclear', 'an answer that is no JSON')
    if (fault.mode !== 'slow') return done
    await sleep(timeout)
    throw new GatewayFailure('unclear', 'no answer: too slow')
  }

  /** One list per zone and weight, so that callers can cache what they derive from it. */
  function ratesFor(zone: number, kilos: number) {
    const key = `${zone} ${kilos}`
    const known = quoted.get(key)
    if (known) return known
    const found = rates.flatMap((one): ShippingRate[] => {
      const [perKilo, estimate] = [one.perKgByZone[zone], one.etdByZone[zone]]
      if (!perKilo || !estimate) return []
      const { service, service_type: type, service_name: name } = one
      return [{ service, type, name, cost: perKilo * kilos, estimate }]
    })
    quoted.set(key, found)
    return found
  }

  const courier: Courier = {
    provider: 'simulator',
    ownDistricts: true,
    quote: ({ origin, destination, door, weight }) =>
      answer(() => {
        const zone = zoneBetween(origin, destination, door)
        if (zone === undefined) throw new GatewayFailure('refused', 'no such district')
        return ratesFor(zone, kilosOf(weight))
      }),
    requestPickup: ({ requestId }) =>
      answer(() => {
        memory.call(requestId)
        return { unpaid: false }
      }),
    track: (requestId) => answer(() => memory.find(requestId)),
    cancel: (airwayBill) =>
      answer(() => {
        const requestId = memory.findByBill(airwayBill)
        const last = requestId && memory.find(requestId)?.findLast(({ step }) => step !== 'troubled')
        if (!last || !['processed', 'cancelled'].includes(last.step))
          throw new GatewayFailure('refused', 'no parcel that could be called off')
        if (last.step === 'processed') memory.add(last.requestId, 'cancelled', now())
      }),
    readNotification: (received) => readKeyedNotification(key, received),
    readEvents: readCourierEvents,
  }

  return {
    courier,
    /** Something happens to a parcel. Returns the courier's message about it. */
    happen(requestId: string, step: ParcelStep) {
      const event = memory.add(requestId, step, now())
      const [method, moment] = methods[step]
      const body = { method, data: [{ order_id: requestId, awb: event.airwayBill, [moment]: courierTime(event.at) }] }
      return {
        path: COURIER_NOTIFY_PATH,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      }
    },
  }
}

/** At least one kilo; up to 300 grams above a full kilo are free. */
function kilosOf(grams: number) {
  const full = Math.floor(grams / 1000)
  return Math.max(1, grams % 1000 > 300 ? full + 1 : full)
}
