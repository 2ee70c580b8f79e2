import type { ServerResponse } from 'node:http'
import { allRegions } from '../../region/all-regions.ts'
import { zoneBetween } from '../../shipping/shipping-zone.ts'
import rateCard from '../../outside/courier/shipping-rates.json' with { type: 'json' }
import type { FakeRequest } from './fake-doku-state.ts'
import { startFakeServer } from './start-fake-server.ts'

export const courierFaults = [
  '429',
  '500',
  '401',
  'silence',
  'reset',
  'bad json',
  'html',
  'no results',
  'status false',
  'redirect',
  'huge',
] as const
type CourierServerFault = (typeof courierFaults)[number]

/** KiriminAja on loopback: numbers as text, its own district ids (ours plus a million), and every fault. */
export async function startFakeKiriminaja(key: string) {
  const parcels = new Map<
    string,
    {
      awb: string | null
      histories: { created_at?: string; status_code?: unknown; status?: string }[]
      details?: object
    }
  >()
  const requests: { path: string; body: Record<string, unknown> }[] = []
  const state = {
    fault: undefined as CourierServerFault | undefined,
    elsewhere: 0,
    odd: false,
    payment: undefined as string | undefined,
  }
  const server = await startFakeServer(answer, () => state.elsewhere++)

  function answer({ path, headers, body: text }: FakeRequest, response: ServerResponse) {
    const body = JSON.parse(text || '{}') as Record<string, unknown>
    requests.push({ path, body })
    if (headers.authorization !== `Bearer ${key}`) return write(response, 401, { status: false, text: 'Unauthorized' })
    if (state.fault) return spoil(response, state.fault)
    if (path === '/api/mitra/v6.1/shipping_price') return write(response, 200, prices(body))
    if (path === '/api/mitra/v6.1/request_pickup') return write(response, 200, pickup(body))
    if (path === '/api/mitra/tracking') {
      const parcel = parcels.get(String(body.order_id)) ?? withBill(body.order_id)
      if (!parcel) return write(response, 200, { status: false, text: 'Data tidak ditemukan' })
      const details = { awb: parcel.awb, order_id: body.order_id, ...parcel.details }
      return write(response, 200, { status: true, text: 'ok', details, histories: parcel.histories })
    }
    if (path === '/api/mitra/v3/cancel_shipment') return write(response, 200, cancel(body))
    const datas = regionsOf(path, body)
    if (datas) return write(response, 200, { status: true, text: 'ok', datas })
    return write(response, 404, { status: false, text: 'Not found' })
  }

  function prices({ origin, destination, weight }: Record<string, unknown>) {
    const zone = zoneBetween(Number(origin) - 1_000_000, Number(destination) - 1_000_000)
    if (zone === undefined) return { status: false, text: 'Tujuan tidak ditemukan', results: [] }
    const kilos = Math.max(1, Math.ceil((Number(weight) - 300) / 1000))
    const results = rateCard.services.flatMap((one) =>
      one.perKgByZone[zone]
        ? [
            {
              ...one,
              cost: String(one.perKgByZone[zone] * kilos),
              etd: one.etdByZone[zone],
              force_insurance: false,
              insurance: '2500',
              setting: { insurance_fee: '0.002', insurance_add_cost: '5000' },
            },
          ]
        : [],
    )
    const post = { ...results[0], service: 'posindonesia' }
    const nonsense = [{ service: 'x' }, { ...results[0], cost: 'NaN' }, { ...results[0], cost: 0 }, post, 'text', null]
    return { status: true, text: 'success', results: state.odd ? [...nonsense, ...results] : results }
  }

  function pickup({ packages, ...sender }: Record<string, unknown>) {
    const complaint = complaintAbout(sender, packages as Record<string, unknown>[])
    if (complaint) return { status: false, text: complaint }
    for (const { order_id } of packages as { order_id: string }[])
      if (!parcels.has(order_id)) parcels.set(order_id, { awb: null, histories: [] })
    return { status: true, text: 'Pickup dijadwalkan', pickup_number: 'XID-1', payment_status: state.payment }
  }

  const withBill = (awb: unknown) => [...parcels.values()].find((one) => one.awb === awb)

  /** Takes up to two days, in which a second request is refused. */
  function cancel({ awb, reason }: Record<string, unknown>) {
    const parcel = withBill(awb)
    const isWaiting = parcel?.histories.every(({ status_code }) => Number(status_code) < 106)
    if (!isWaiting || String(reason).length < 5 || String(reason).length > 200)
      return { status: false, text: 'Paket tidak dapat dibatalkan' }
    parcel!.histories.push({ created_at: '2026-11-15 09:00:00', status_code: 350, status: 'Pembatalan diajukan' })
    const data = { success: 'pending', date: '2026-11-17 09:00:00' }
    return { status: true, method: 'cancel_shipment', text: 'Paket akan dibatalkan dalam 2x24jam', data }
  }

  function spoil(response: ServerResponse, fault: CourierServerFault) {
    if (/^\d{3}$/.test(fault)) return write(response, Number(fault), { status: false, text: 'no' })
    if (fault === 'silence') return undefined
    if (fault === 'reset') return response.socket?.resetAndDestroy()
    if (fault === 'html') return response.writeHead(200).end('<html>maintenance</html>')
    if (fault === 'bad json') return response.writeHead(200).end('{"status":true,"results":[')
    if (fault === 'no results') return write(response, 200, { status: true, text: 'ok' })
    if (fault === 'status false') return write(response, 200, { status: false, text: 'tidak bisa' })
    if (fault === 'redirect') return response.writeHead(302, { location: `${server.otherUrl}/x` }).end()
    return write(response, 200, { status: true, results: [], padding: 'x'.repeat(400_000) })
  }

  return {
    ...server,
    requests,
    state,
    parcels,
  }
}

type Limits = Record<string, [least: number, most: number]>
const senderLimits: Limits = { address: [10, 200], phone: [9, 13], name: [1, 50], zipcode: [0, 5] }
const parcelLimits: Limits = {
  order_id: [1, 20],
  destination_name: [1, 50],
  destination_phone: [9, 13],
  destination_address: [10, 255],
  destination_zipcode: [0, 5],
  item_name: [1, 255],
  note: [0, 50],
}

/** The first rule of their order documentation that the request breaks. */
function complaintAbout(sender: Record<string, unknown>, packages: Record<string, unknown>[]) {
  const hasLocation = typeof sender.latitude === 'number' && typeof sender.longitude === 'number'
  for (const parcel of packages) {
    if (parcel.service === 'posindonesia') return 'service: separate API'
    if (parcel.service === 'lion' && !hasLocation) return 'latitude'
    if (![sender.phone, parcel.destination_phone].every((one) => /^(08|62)\d+$/.test(String(one)))) return 'phone'
  }
  return [outside(sender, senderLimits), ...packages.map((one) => outside(one, parcelLimits))].find(Boolean)
}

function outside(given: Record<string, unknown>, limits: Limits) {
  const found = Object.entries(limits).find(([name, [least, most]]) => {
    const value = given[name]
    return typeof value !== 'string' || value.length < least || value.length > most
  })
  return found?.[0]
}

const ownId = (id: unknown) => Number(id) - 1_000_000

/** Short names, the type of a city in its own field, and ids that are ours plus a million. */
function regionsOf(path: string, { provinsi_id, kabupaten_id }: Record<string, unknown>) {
  const { provinces, cities, districts } = allRegions()
  if (path === '/api/mitra/province')
    return provinces.all.map(({ id, name }) => ({ id: id + 1_000_000, provinsi_name: name.toUpperCase() }))
  if (path === '/api/mitra/city')
    return cities.within.get(ownId(provinsi_id))?.map(({ id, name }) => ({
      id: String(id + 1_000_000),
      kabupaten_name: name.replace(/^(Kota|Kabupaten)( Administrasi)? /, ''),
      type: name.startsWith('Kota') ? 'Kota' : 'Kabupaten',
    }))
  if (path === '/api/mitra/kecamatan')
    return districts.within
      .get(ownId(kabupaten_id))
      ?.map(({ id, name }) => ({ id: id + 1_000_000, kecamatan_name: name }))
  return undefined
}

function write(response: ServerResponse, status: number, body: object) {
  return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
