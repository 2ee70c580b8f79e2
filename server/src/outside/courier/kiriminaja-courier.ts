import * as z from 'zod'
import { createGatewayClient, expectStatus, parseAnswer } from '../gateway-client.ts'
import { GatewayFailure } from '../gateway-failure.ts'
import { wholeRupiah } from '../whole-rupiah.ts'
import type { Courier, ShippingRate, CourierRegion } from './courier.ts'
import { envelope } from './kiriminaja-envelope.ts'
import { BOX, pickupOf } from './kiriminaja-pickup.ts'
import { isCalledOff, trackedEvents, tracking } from './kiriminaja-tracking.ts'
import { readCourierEvents, readKeyedNotification } from './read-courier-events.ts'

type Settings = { url: string; key: string; timeout: number }

/** Couriers that this call can order; Pos Indonesia has a call of its own. */
const COURIERS = ['jne', 'sicepat', 'anteraja', 'lion', 'jnt', 'tiki', 'ninja', 'sap']

/** 'paid', 'unpaid' or 'pending'. */
const called = envelope.extend({ payment_status: z.unknown().optional() })
const prices = envelope.extend({ results: z.array(z.unknown()).max(200) })
const price = z.object({
  service: z.string().min(1).max(40),
  service_type: z.string().min(1).max(40),
  service_name: z.string().min(1).max(80),
  cost: z.unknown(),
  etd: z.unknown(),
})
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])
const places = envelope.extend({
  datas: z.array(z.looseObject({ id: number, type: z.string().max(40).optional() })).max(2_000),
})

/** KiriminAja's partner API: one account, many couriers. */
export function kiriminajaCourier({ url, key, timeout }: Settings): Courier {
  const client = createGatewayClient({ url, timeout })

  async function ask<T extends z.ZodType<{ status: boolean; text?: string | undefined }>>(
    path: string,
    body: object,
    schema: T,
  ): Promise<z.output<T>> {
    const headers = { authorization: `Bearer ${key}` }
    const answer = await client.send({ method: 'POST', path, headers, body: JSON.stringify(body) })
    expectStatus(answer, path, [200])
    const { status, text = '' } = parseAnswer(envelope, answer)
    if (!status) throw new GatewayFailure('refused', `${path} said no: ${answer.quote(text)}`)
    return parseAnswer(schema, answer)
  }

  async function list(path: string, body: object, name: string): Promise<CourierRegion[]> {
    const { datas } = await ask(`/api/mitra/${path}`, body, places)
    return datas.flatMap((row) => {
      const text = row[name]
      return typeof text === 'string' ? [{ id: row.id, name: text, city: row.type === 'Kota' }] : []
    })
  }

  return {
    provider: 'kiriminaja',
    ownDistricts: false,
    async quote({ origin, destination, weight, value }) {
      const asked = { origin, destination, weight, ...BOX, insurance: 1, item_value: value, courier: COURIERS }
      const { results } = await ask('/api/mitra/v6.1/shipping_price', asked, prices)
      return results.flatMap(rateOf)
    },
    async requestPickup(parcel) {
      const { payment_status: payment } = await ask('/api/mitra/v6.1/request_pickup', pickupOf(parcel), called)
      return { unpaid: typeof payment === 'string' && payment !== 'paid' }
    },
    async track(requestId) {
      try {
        return trackedEvents(requestId, await ask('/api/mitra/tracking', { order_id: requestId }, tracking))
      } catch (error) {
        if (isRefusal(error)) return undefined
        throw error
      }
    },
    async cancel(awb, reason) {
      try {
        await ask('/api/mitra/v3/cancel_shipment', { awb, reason }, envelope)
      } catch (error) {
        // Perhaps an earlier call, whose response was lost, has done it.
        if (!isRefusal(error)) throw error
        if (!isCalledOff(await ask('/api/mitra/tracking', { order_id: awb }, tracking))) throw error
      }
    },
    regions: {
      provinces: () => list('province', {}, 'provinsi_name'),
      cities: (provinsi_id) => list('city', { provinsi_id }, 'kabupaten_name'),
      districts: (kabupaten_id) => list('kecamatan', { kabupaten_id }, 'kecamatan_name'),
    },
    readNotification: (received) => readKeyedNotification(key, received),
    readEvents: readCourierEvents,
  }
}

function isRefusal(error: unknown) {
  return error instanceof GatewayFailure && error.kind === 'refused'
}

/** Services we cannot parse are left out. Numbers may be strings. */
function rateOf(result: unknown): ShippingRate[] {
  const { data } = price.safeParse(result)
  const cost = wholeRupiah(data?.cost)
  const estimate = estimateOf(data?.etd)
  if (!data || !COURIERS.includes(data.service) || cost === null || cost === 0 || !estimate) return []
  return [
    {
      service: data.service,
      type: data.service_type,
      name: data.service_name,
      cost,
      estimate,
    },
  ]
}

/** '2-3', '2 - 3', '2 days' and 2 are all accepted. */
function estimateOf(etd: unknown) {
  const text = typeof etd === 'string' || typeof etd === 'number' ? String(etd) : ''
  const [, from, to] = /^\s*(\d{1,2})(?:\s*-\s*(\d{1,2}))?(?!\d)/.exec(text) ?? []
  return from ? `${Number(from)}-${Number(to ?? from)}` : undefined
}
