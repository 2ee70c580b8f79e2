import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import rateCard from './shipping-rates.json' with { type: 'json' }
import { allRegions } from '../../region/all-regions.ts'
import { zoneBetween } from '../../shipping/shipping-zone.ts'
import { courierFaults, startFakeKiriminaja } from '../../testing/fakes/fake-kiriminaja.ts'
import { GatewayFailure } from '../gateway-failure.ts'
import type { Courier, ParcelRequest } from './courier.ts'
import { kiriminajaCourier } from './kiriminaja-courier.ts'
import { newsOf } from './kiriminaja-step.ts'
import { openParcelStore } from './parcel-store.ts'
import { COURIER_MODES, type CourierFault, simulatedCourier } from './simulated-courier.ts'

const KEY = 'kj-9f27a1c05e6b48d2'
const PG = 317106
const fault: CourierFault = { mode: 'ok' }
let fake: Awaited<ReturnType<typeof startFakeKiriminaja>>
let simulated: ReturnType<typeof simulatedCourier>
/** Each with its own ids of our districts. */
let couriers: Record<string, { courier: Courier; district: (id: number) => number }>

beforeAll(async () => {
  fake = await startFakeKiriminaja(KEY)
  simulated = simulatedCourier({
    fault,
    memory: openParcelStore(),
    rates: rateCard.services,
    zoneBetween,
    timeout: 20,
    now: () => new Date('2026-11-15T01:05:09Z'),
  })
  couriers = {
    simulator: { courier: simulated.courier, district: (id) => id },
    kiriminaja: {
      courier: kiriminajaCourier({ url: fake.url, key: KEY, timeout: 10_000 }),
      district: (id) => id + 1_000_000,
    },
  }
})
afterAll(() => fake.stop())
beforeEach(() => {
  fault.mode = 'ok'
  fake.state.fault = undefined
})

const parcel: ParcelRequest = {
  requestId: 'PINV261115000001',
  service: 'jne',
  type: 'REG23',
  weight: 1000,
  value: 500,
  cost: 10_000,
  insurance: 2_500,
  content: 'Pesanan INV261115000001',
  sender: {
    name: 'Klinik',
    phone: '6281000000100',
    address: 'Jl. Cikini Raya No. 1',
    place: 'Menteng, Kota Jakarta Pusat',
    postalCode: '10310',
    district: 1,
    latitude: -6.195,
    longitude: 106.832,
  },
  recipient: {
    name: 'Siti',
    phone: '6281000000201',
    address: 'Jl. Melati No. 5',
    place: 'Senen, Kota Jakarta Pusat',
    postalCode: '10410',
    district: 2,
    note: '',
  },
  pickupAt: new Date('2026-11-15T01:05:09Z'),
}

describe.each(['simulator', 'kiriminaja'])('courier: %s', (name) => {
  const of = () => couriers[name]!

  test.each([
    [PG, 1000, 'jne REG23 10000 1-2'],
    [PG, 1300, 'jne REG23 10000 1-2'],
    [PG, 1301, 'jne REG23 20000 1-2'],
    [510101, 1000, 'jne REG23 21000 2-3'],
    [910101, 2500, 'jne REG23 252000 4-7'],
  ])('to %i with %i grams: %s', async (destination, weight, expected) => {
    const { courier, district } = of()
    const found = allRegions().districts.byId.has(destination) ? destination : nearestTo(destination)
    const rates = await courier.quote({ origin: district(PG), destination: district(found), weight, value: 100_000 })
    const jne = rates.find(({ type }) => type === 'REG23')!
    expect([jne.service, jne.type, jne.cost, jne.estimate].join(' ')).toBe(expected)
    for (const rate of rates) expect(Number.isSafeInteger(rate.cost)).toBe(true)
  })

  test('a service that does not go there is not offered', async () => {
    const { courier, district } = of()
    const far = district(nearestTo(910101))
    const rates = await courier.quote({ origin: district(PG), destination: far, weight: 1000, value: 1 })
    expect(rates.map(({ name: service }) => service)).not.toContain('JNE YES')
  })

  test('a district that does not exist is refused', async () => {
    const { courier, district } = of()
    const asked = courier.quote({ origin: district(PG), destination: district(1), weight: 1000, value: 1 })
    await expect(asked).rejects.toMatchObject({ kind: 'refused' })
  })

  test('a pick-up requested twice is one parcel; an unrequested parcel is unknown', async () => {
    const { courier } = of()
    expect(await courier.track(parcel.requestId)).toBeUndefined()
    await courier.requestPickup(parcel)
    await courier.requestPickup(parcel)
    expect(await courier.track(parcel.requestId)).toEqual([])
  })

  test('a pick-up is cancelled by its bill, idempotently, but not after the pick-up or for an unknown bill', async () => {
    const { courier } = of()
    const [waiting, taken] = ['PINV261115000008', 'PINV261115000009']
    for (const requestId of [waiting, taken]) await courier.requestPickup({ ...parcel, requestId })
    const [first, second] = [move(name, waiting, 'processed'), move(name, taken, 'shipped')]
    await courier.cancel(first, 'Dikirim dengan resi lain')
    await courier.cancel(first, 'Dikirim dengan resi lain')
    for (const bill of [second, 'NOBODY1'])
      await expect(courier.cancel(bill, 'Dikirim dengan resi lain')).rejects.toMatchObject({ kind: 'refused' })
  })

  test('only a message with the shared key is accepted', () => {
    const { courier } = of()
    const at = new Date()
    const body = Buffer.from('{"method":"shipped_packages","data":[]}')
    for (const authorization of ['', 'Bearer ', 'Bearer undefined', KEY, `bearer ${KEY}`, `Bearer ${KEY}x`])
      expect(courier.readNotification({ authorization, body, at })).toMatchObject({ genuine: false })
  })
})

function move(name: string, requestId: string, step: 'processed' | 'shipped') {
  if (name === 'simulator') simulated.happen(requestId, step)
  else {
    const status_code = step === 'processed' ? 105 : 106
    const histories = [{ created_at: '2026-11-15 08:00:00', status_code }]
    fake.parcels.set(requestId, { awb: `SIM${requestId.slice(-12)}`, histories })
  }
  return `SIM${requestId.slice(-12)}`
}

test('courier: a long name, note and number and a short address are made to fit, with the pick-up place', async () => {
  const { courier } = couriers.kiriminaja!
  const recipient = {
    ...parcel.recipient,
    name: 'Raden Ayu Siti Rahmawati Kusumaningrum binti Hadi Soebagyo',
    phone: '62812345678901',
    address: 'Jl. B 2',
    note: 'Rumah bercat hijau di belakang warung, mohon diti🌸kan kepada satpam bila kosong',
  }
  const sender = { ...parcel.sender, name: `Klinik ${'Cabang '.repeat(9)}`, address: 'Jl. A' }
  const asked = { ...parcel, requestId: 'PINV261115000002', service: 'lion', type: 'REGPACK', sender, recipient }
  await courier.requestPickup(asked)
  const { packages, ...from } = fake.requests.at(-1)!.body as Record<string, unknown> & { packages: object[] }
  expect(from).toMatchObject({
    name: 'Klinik Cabang Cabang Cabang Cabang Cabang Cabang C',
    phone: '081000000100',
    address: 'Jl. A, Menteng, Kota Jakarta Pusat',
    latitude: -6.195,
    longitude: 106.832,
  })
  expect(packages).toEqual([
    expect.objectContaining({
      destination_name: 'Raden Ayu Siti Rahmawati Kusumaningrum binti Hadi',
      destination_phone: '0812345678901',
      destination_address: 'Jl. B 2, Senen, Kota Jakarta Pusat',
      note: 'Rumah bercat hijau di belakang warung, mohon diti',
    }),
  ])
})

test.each([
  [undefined, false],
  ['paid', false],
  ['unpaid', true],
  ['pending', true],
])('courier: a pick-up that is %s has unpaid %s', async (payment, unpaid) => {
  fake.state.payment = payment
  expect(await couriers.kiriminaja!.courier.requestPickup(parcel)).toEqual({ unpaid })
  fake.state.payment = undefined
})

test('courier: services that our call cannot order are not offered', async () => {
  fake.state.odd = true
  const { courier, district } = couriers.kiriminaja!
  const rates = await courier.quote({ origin: district(PG), destination: district(PG), weight: 1000, value: 1 })
  fake.state.odd = false
  expect(fake.requests.at(-1)!.body.courier).not.toContain('posindonesia')
  expect(rates.map(({ service }) => service)).toEqual(expect.not.arrayContaining(['posindonesia']))
  expect(rates.map(({ service }) => service)).toContain('lion')
})

test.each(COURIER_MODES.filter((mode) => mode !== 'ok' && mode !== 'mute'))(
  'courier: the simulator fails cleanly: %s',
  async (mode) => {
    fault.mode = mode
    const asked = simulated.courier.quote({ origin: PG, destination: PG, weight: 1000, value: 1 })
    await expect(asked).rejects.toBeInstanceOf(GatewayFailure)
  },
)

test.each(['slow', 'garbage'] as const)(
  'courier: the simulator has done the work even if its answer is %s',
  async (mode) => {
    const requestId = `PINV26111500001${mode.length}`
    fault.mode = mode
    await expect(simulated.courier.requestPickup({ ...parcel, requestId })).rejects.toMatchObject({ kind: 'unclear' })
    fault.mode = 'ok'
    expect(await simulated.courier.track(requestId)).toEqual([])
  },
)

test.each(courierFaults)('courier: KiriminAja fails cleanly: %s', async (how) => {
  fake.state.fault = how
  const { district } = couriers.kiriminaja!
  const courier = kiriminajaCourier({ url: fake.url, key: KEY, timeout: how === 'silence' ? 300 : 10_000 })
  const asked = courier.quote({ origin: district(PG), destination: district(PG), weight: 1000, value: 1 })
  // A huge response is cut off, even one with an empty list.
  await expect(asked).rejects.toBeInstanceOf(GatewayFailure)
  expect(fake.state.elsewhere).toBe(0)
})

test('courier: rates that cannot be parsed are left out, the others stay', async () => {
  fake.state.odd = true
  const { courier, district } = couriers.kiriminaja!
  const rates = await courier.quote({ origin: district(PG), destination: district(PG), weight: 1000, value: 1 })
  expect(rates).toHaveLength(rateCard.services.length)
  fake.state.odd = false
})

test('courier: the history of a parcel is read in order', async () => {
  const histories = [
    { created_at: '2026-11-16 10:00:00', status_code: '200', status: 'Delivered' },
    { created_at: '2026-11-15 08:00:00', status_code: 101, status: 'Entry' },
    { created_at: '2026-11-15 12:00:00', status_code: 106, status: 'Transit' },
    { created_at: 'yesterday', status_code: 106 },
    { created_at: '2026-11-15 12:10:00', status_code: null },
    { status: 'On the way' },
    { created_at: '2026-11-15 12:30:00', status_code: 999 },
  ]
  fake.parcels.set('PINV2', { awb: 'JNE123', histories })
  const events = await couriers.kiriminaja!.courier.track('PINV2')
  expect(events!.map(({ step, at, airwayBill }) => `${step} ${at.toISOString()} ${airwayBill}`)).toEqual([
    'processed 2026-11-15T01:00:00.000Z JNE123',
    'shipped 2026-11-15T05:00:00.000Z JNE123',
    'unread 2026-11-15T05:30:00.000Z JNE123',
    'delivered 2026-11-16T03:00:00.000Z JNE123',
  ])
})

test.each([
  [
    'on its way',
    { shipped_at: '2021-07-13 17:44:04', delivered: false, delivered_at: '', refunded: false, refunded_at: '' },
    ['processed 2021-07-07T07:40:42.000Z', 'shipped 2021-07-13T10:44:04.000Z', 'processed 2021-07-14T02:53:00.000Z'],
  ],
  [
    'there',
    { shipped_at: null, delivered: true, delivered_at: '2021-07-15 16:53:00', refunded: false, refunded_at: null },
    ['processed 2021-07-07T07:40:42.000Z', 'processed 2021-07-14T02:53:00.000Z', 'delivered 2021-07-15T09:53:00.000Z'],
  ],
  [
    'back',
    { delivered: false, delivered_at: '2021-07-15 16:53:00', refunded: true, refunded_at: '2021-07-20 08:00:00' },
    ['processed 2021-07-07T07:40:42.000Z', 'processed 2021-07-14T02:53:00.000Z', 'returned 2021-07-20T01:00:00.000Z'],
  ],
])('courier: where one code covers the whole way, the details say that it is %s', async (_where, details, expected) => {
  const histories = [
    { created_at: '2021-07-14 09:53:00', status_code: 100, status: 'With delivery courier YOGYAKARTA' },
    { created_at: '2021-07-07 14:40:42', status_code: 100, status: 'Paket dibuat oleh KiriminAja' },
  ]
  fake.parcels.set('PINV5', { awb: 'DEVEL-000000004', histories, details })
  const events = await couriers.kiriminaja!.courier.track('PINV5')
  expect(events!.map(({ step, at }) => `${step} ${at.toISOString()}`)).toEqual(expected)
})

const steps: Record<string, number[]> = {
  processed: [100, 101, 102, 103, 104, 105, 110],
  shipped: [106],
  delivered: [200],
  cancelled: [300, 302],
  returned: [400],
  lost: [333, 555, 701, 702, 703, 704],
  troubled: [107, 152, 210, 301, 310, 311, 401, 402, 403, 404, 405, 406, 500, 901, 902, 903, 904, 905],
  silent: [211, 350],
}

test('courier: every status code has one meaning, and an unknown one is passed on', () => {
  const found: Record<string, number[]> = {}
  for (let code = 1; code < 1000; code++) {
    const news = newsOf(code)
    if (news?.step === 'unread') expect(news.code).toBe(code)
    else (found[news?.step ?? 'silent'] ??= []).push(code)
  }
  expect(found).toEqual(steps)
})

test.each([
  [{ date: '2026-06-29 09:00:00', returned_at: null }, ['troubled 2026-06-29T02:00:00.000Z']],
  [{ date: '2026-06-29 09:00:00', returned_at: '2026-06-30 08:00:00' }, ['returned 2026-06-30T01:00:00.000Z']],
])('courier: a returned parcel is back only once it has a timestamp: %o', (moments, expected) => {
  const body = { method: 'returned_packages', data: [{ order_id: 'PINV6', awb: 'JNE126', ...moments }] }
  const events = couriers.kiriminaja!.courier.readEvents(Buffer.from(JSON.stringify(body)), new Date())
  expect(events!.map(({ step, at }) => `${step} ${at.toISOString()}`)).toEqual(expected)
})

test.each([
  ['2026-06-29 09:56:43', '2026-06-29T02:56:43.000Z'],
  ['2026-06-29T09:56:43', '2026-06-29T02:56:43.000Z'],
  ['2026-06-29T09:56:43Z', '2026-06-29T09:56:43.000Z'],
  ['2026-06-29T09:56:43.000000Z', '2026-06-29T09:56:43.000Z'],
  ['2026-06-29T09:56:43+08:00', '2026-06-29T01:56:43.000Z'],
])('courier: %s in a message is %s', (finished_at, moment) => {
  const body = { method: 'finished_packages', data: [{ order_id: 'PINV4', awb: 'JNE125', finished_at }] }
  const events = couriers.kiriminaja!.courier.readEvents(Buffer.from(JSON.stringify(body)), new Date())
  expect(events!.map(({ at }) => at.toISOString())).toEqual([moment])
})

test('courier: the zones from the dispensary have their numbers of districts', () => {
  const counts = [0, 0, 0, 0, 0, 0]
  const door = { latitude: -6.19373, longitude: 106.8321 }
  for (const { id } of allRegions().districts.all) counts[zoneBetween(PG, id, door)!]!++
  expect(counts).toEqual([8, 367, 1828, 1966, 2086, 1030])
})

/** A district of the same province. */
function nearestTo(id: number) {
  const province = Math.floor(id / 10_000)
  return allRegions().districts.all.find((one) => Math.floor(one.id / 10_000) === province)!.id
}
