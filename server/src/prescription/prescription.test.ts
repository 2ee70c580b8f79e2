import { searchOrders, readOrder } from '@nmw/contract/order'
import {
  listPrescriptions,
  type LatestPrescription,
  type PrescriptionDetail,
  readPrescription,
} from '@nmw/contract/prescription'
import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { momentOf } from '@nmw/contract/zone'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { branch } from '../database/schema/branch-table.ts'
import {
  prescription,
  prescriptionItem,
  prescriptionTreatment,
  visitPhoto,
} from '../database/schema/prescription-table.ts'
import { order as orderTable } from '../database/schema/order-table.ts'
import { product, productCategory } from '../database/schema/product-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { violated } from '../database/transaction.ts'
import { orderRoutes } from '../order/order-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createPhoto } from '../testing/make/create-photo.ts'
import { createPrescription, createRedemption } from '../testing/make/create-prescription.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { prescriptionRoutes } from './prescription-routes.ts'

const HALF_A_DAY = 12 * 60 * 60 * 1000

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...orderRoutes, ...prescriptionRoutes] })
})
afterEach(() => testApp.clock.reset())
afterAll(() => testApp.close())

/** A patient signed in at the test clock, with the calls of the patient's pages. */
async function visitor() {
  const person = await createPatient(testApp)
  let headers: Record<string, string> = {}
  let since = 0
  // Sessions last a day, but the clock moves by months.
  const session = async () => {
    const now = testApp.context.now().getTime()
    if (now - since > HALF_A_DAY) [headers, since] = [await signIn(testApp, person), now]
    return headers
  }
  const ask = async (endpoint: Parameters<TestApp['send']>[0], query: Record<string, string> = {}, params = {}) =>
    testApp.send(endpoint, { query, params }, await session(), '10.5.5.5')
  return {
    person,
    ask,
    list: async (query = {}) =>
      (await ask(listPrescriptions, query)).result as {
        data: { rsvMedId: string }[]
        latest: LatestPrescription | null
        page: object
      },
    detail: async (id: number) => (await ask(readPrescription, { id: String(id) })).result as PrescriptionDetail,
  }
}
type Visitor = Awaited<ReturnType<typeof visitor>>

const stateOf = async (who: Visitor, given: { appointment: { id: number } }) => {
  const { redeem, sisaIter, reason } = (await who.detail(given.appointment.id)).detail
  return { redeem, sisaIter, reason }
}

const at = (day: string, time: string, timezone: 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura') =>
  testApp.clock.set(momentOf(timezone, day, time))

describe('prescription: redeem and sisaIter', () => {
  test('the first redemption counts: iter 2 can be redeemed three times', async () => {
    at('2026-11-16', '10:00', 'Asia/Jakarta')
    const who = await visitor()
    const given = await createPrescription(testApp, { patientId: who.person.id, iter: 2 })
    expect(await stateOf(who, given)).toEqual({ redeem: true, sisaIter: 3, reason: null })
    await createRedemption(testApp, given, { state: 'used', number: 1 })
    await createRedemption(testApp, given, { state: 'returned', number: 2 })
    expect(await stateOf(who, given)).toEqual({ redeem: true, sisaIter: 2, reason: null })
    await createRedemption(testApp, given, { state: 'reserved', number: 2 })
    expect(await stateOf(who, given)).toEqual({ redeem: true, sisaIter: 1, reason: null })
    await createRedemption(testApp, given, { state: 'used', number: 3 })
    expect(await stateOf(who, given)).toMatchObject({
      redeem: false,
      sisaIter: 0,
      reason: expect.stringContaining('menunggu pembayaran') as string,
    })
  })

  test('without repeats it can be redeemed once', async () => {
    at('2026-11-16', '10:00', 'Asia/Jakarta')
    const who = await visitor()
    const given = await createPrescription(testApp, { patientId: who.person.id, iter: 0 })
    expect(await stateOf(who, given)).toMatchObject({ redeem: true, sisaIter: 1 })
    await createRedemption(testApp, given, { state: 'used' })
    expect(await stateOf(who, given)).toMatchObject({
      redeem: false,
      sisaIter: 0,
      reason: expect.stringContaining('sudah dipakai') as string,
    })
  })

  test.each(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const)(
    'until the last minute of the day three months later at the branch, %s',
    async (timezone) => {
      at('2027-02-15', '23:59', timezone)
      const who = await visitor()
      const given = await createPrescription(testApp, { patientId: who.person.id, timezone, day: '2026-11-15' })
      expect(await stateOf(who, given)).toMatchObject({ redeem: true, reason: null })
      const { latest } = await who.list()
      expect(latest).toMatchObject({
        validUntil: '2027-02-15',
        Expired: momentOf(timezone, '2027-02-16', '00:00').toISOString(),
        lapsed: false,
      })
      at('2027-02-16', '00:00', timezone)
      expect(await stateOf(who, given)).toMatchObject({
        redeem: false,
        sisaIter: 2,
        reason: expect.stringContaining('15 Februari 2027') as string,
      })
      expect((await who.list()).latest).toMatchObject({ redeem: false, lapsed: true, routine: [] })
    },
  )

  test('only the latest can be redeemed; a visit later in the day replaces the earlier one', async () => {
    at('2026-11-20', '10:00', 'Asia/Jakarta')
    const who = await visitor()
    const other = await visitor()
    const later = await createPrescription(testApp, { patientId: who.person.id, day: '2026-11-16' })
    const earlier = await createPrescription(testApp, { patientId: who.person.id, day: '2026-11-02' })
    await createPrescription(testApp, { patientId: other.person.id, day: '2026-11-18' })
    expect(await stateOf(who, later)).toMatchObject({ redeem: true })
    expect(await stateOf(who, earlier)).toMatchObject({
      redeem: false,
      sisaIter: 2,
      reason: expect.stringContaining('lebih baru') as string,
    })
    const replaced = (await who.detail(earlier.appointment.id)).detail
    expect(replaced).toMatchObject({
      routine: [],
      newer: { medId: later.appointment.medicalId, rsvId: later.appointment.id },
    })
    expect((await who.detail(later.appointment.id)).detail).toMatchObject({ newer: null, routine: [{ part: 'malam' }] })
    const { data, latest } = await who.list()
    expect(data.map(({ rsvMedId }) => rsvMedId)).toEqual([later.appointment.medicalId, earlier.appointment.medicalId])
    expect(latest).toMatchObject({ medId: later.appointment.medicalId, redeem: true, sisaIter: 2, reason: null })
  })

  test('not before the visit is over', async () => {
    at('2026-11-16', '10:00', 'Asia/Jakarta')
    const who = await visitor()
    const given = await createPrescription(testApp, { patientId: who.person.id, status: 1 })
    expect(await stateOf(who, given)).toMatchObject({ redeem: false })
    expect((await who.detail(given.appointment.id)).data.rsvStatus).toBe(1)
  })

  test.each<[string, Parameters<typeof createPrescription>[1]['lines'], string | null]>([
    ['a required narcotic is for the clinic only', [{ drug: { class: 'narkotika', name: 'Kodein' } }], 'Kodein hanya'],
    [
      'a required psychotropic is for the clinic only',
      [{ drug: { class: 'psikotropika', name: 'Diazepam' } }],
      'Diazepam hanya',
    ],
    ['a discontinued medicine has to be replaced', [{ drug: { active: false } }], 'tidak tersedia lagi'],
    ['without medicines nothing can be redeemed', [], 'Tidak ada obat'],
    ['an optional item may be unavailable', [{}, { must: false, drug: { class: 'narkotika' } }], null],
  ])('%s', async (_what, lines, reason) => {
    at('2026-11-16', '10:00', 'Asia/Jakarta')
    const who = await visitor()
    const given = await createPrescription(testApp, { patientId: who.person.id, iter: 0, ...(lines && { lines }) })
    const state = await stateOf(who, given)
    expect(state.redeem).toBe(reason === null)
    if (reason) expect(state.reason).toContain(reason)
  })
})

test('prescription: the list shows visit times in the zone of the branch, with paging', async () => {
  at('2026-11-16', '10:00', 'Asia/Jakarta')
  const who = await visitor()
  const given = await createPrescription(testApp, { patientId: who.person.id, timezone: 'Asia/Makassar' })
  await createPrescription(testApp, { patientId: who.person.id, day: '2026-10-01' })
  const { data, page, latest } = await who.list({ limit: '1' })
  expect(data).toEqual([
    {
      rsvId: given.appointment.id,
      rsvMedId: given.appointment.medicalId,
      udlAvatar: 'doctor-01.webp',
      namadocter: given.doctor.fullName,
      SIP: expect.stringMatching(/^SIP/) as string,
      rtpCode: 2560,
      GNAMA: given.branch.name,
      rsdDate: '2026-11-15',
      rstTimeStart: '09.00',
      rstTimeEnd: '12.00',
      timezoneLabel: 'WITA',
    },
  ])
  expect(page).toEqual({ currentPage: 1, totalPage: 2, totalData: 2, limit: 1 })
  const second = await who.list({ limit: '1', page: '2' })
  expect(second.data).toHaveLength(1)
  expect(second.latest).toEqual(latest)
})

test('prescription: the list is empty before the first visit', async () => {
  const who = await visitor()
  expect(await who.list()).toMatchObject({ data: [], latest: null, page: { totalData: 0 } })
})

test("prescription: another patient's prescription is not found, and an invalid id is refused", async () => {
  const [who, other] = [await visitor(), await visitor()]
  const given = await createPrescription(testApp, { patientId: other.person.id })
  const ids = [String(given.appointment.id), '2000000000']
  for (const id of ids) {
    expect(await who.ask(readPrescription, { id })).toMatchObject({ code: 404, message: 'Data Tidak Ditemukan' })
  }
  expect(await who.ask(readPrescription)).toMatchObject({ code: 400, message: 'Halaman Tidak Valid' })
  expect(await who.ask(readPrescription, { id: 'abc' })).toMatchObject({ code: 400, message: 'Halaman Tidak Valid' })
  expect((await who.list()).data).toEqual([])
})

test("prescription: medicines and products are listed in the doctor's order, with their usage", async () => {
  const who = await visitor()
  const given = await createPrescription(testApp, {
    patientId: who.person.id,
    lines: [
      { drug: { id: 'OBT-A', name: 'Adapalene' } },
      { drug: { id: 'OBT-B' }, must: false, quantity: 2, usage: { dayParts: ['pagi', 'malam'], timesAWeek: 14 } },
      { drug: { id: 'OBT-C' }, usage: { dayParts: [], timesAWeek: null } },
    ],
  })
  await testApp.db.insert(productCategory).values({ code: 'WASH', name: 'Pembersih' })
  await testApp.db.insert(product).values({
    id: 'OTC-W',
    name: 'Sabun wajah',
    image: 'product-w.webp',
    categoryCode: 'WASH',
    price: 1,
    memberPrice: 1,
    discountPercent: 0,
    weight: 1,
    net: '',
    description: '',
    usage: '',
    bpom: '',
    taxable: true,
    active: true,
  })
  const [line] = await testApp.db.select().from(prescriptionItem).limit(1)
  await testApp.db.insert(prescriptionItem).values({
    prescriptionId: given.id,
    productId: 'OTC-W',
    quantity: 1,
    usageCode: line!.usageCode,
    usageDetail: 'Basuh wajah',
    must: false,
  })
  const { detail } = await who.detail(given.appointment.id)
  expect(detail.medicine.map(({ IID, must, quantity }) => [IID, must, quantity])).toEqual([
    ['OBT-A', 'Ya', 1],
    ['OBT-B', '-', 2],
    ['OBT-C', 'Ya', 1],
    ['OTC-W', '-', 1],
  ])
  expect(detail.medicine[0]).toMatchObject({
    INAMA: 'Adapalene',
    usingDetail: '1 kali sehari, oleskan tipis',
    usingText: '1x oles malam',
    PHTLOCATION: 'medicine-krim.webp',
    unit: 'tube',
  })
  const parts = detail.routine.map(({ part, steps }) => [part, ...steps.map(({ IID }) => IID)])
  expect(parts).toEqual([
    ['pagi', 'OBT-B'],
    ['malam', 'OBT-A', 'OBT-B', 'OTC-W'],
  ])
  expect(JSON.stringify(detail), 'the diagnosis in words is for the doctors').not.toContain('Akne')
})

test('prescription: the item that runs out first is calculated from the last paid redemption, in days at the branch', async () => {
  at('2026-11-16', '10:00', 'Asia/Jayapura')
  const who = await visitor()
  const given = await createPrescription(testApp, {
    patientId: who.person.id,
    timezone: 'Asia/Jayapura',
    iter: 5,
    lines: [
      { drug: { id: 'OBT-30', usesPerUnit: 30 } },
      { drug: { id: 'OBT-10', usesPerUnit: 10, name: 'Doksisiklin' }, usage: { timesAWeek: 14 } },
      { drug: { id: 'OBT-PRN', usesPerUnit: 1 }, usage: { timesAWeek: null } },
      { drug: { id: 'OBT-LEFT', usesPerUnit: 1 } },
    ],
  })
  expect((await who.list()).latest).toMatchObject({ runsOut: null, redeemedAt: null })
  const items: [string, number][] = [
    ['OBT-30', 1],
    ['OBT-10', 3],
    ['OBT-PRN', 1],
  ]
  const night = momentOf('Asia/Jayapura', '2026-11-16', '00:30')
  await createRedemption(testApp, given, { state: 'reserved', number: 1, items })
  expect((await who.list()).latest).toMatchObject({ runsOut: null })
  await createRedemption(testApp, given, { state: 'used', number: 2, items, paidAt: night })
  await createRedemption(testApp, given, {
    state: 'used',
    number: 3,
    items: [['OBT-10', 1]],
    paidAt: momentOf('Asia/Jayapura', '2026-11-15', '12:00'),
  })
  await createRedemption(testApp, given, { state: 'returned', number: 4, items, paidAt: testApp.context.now() })
  at('2026-11-20', '08:00', 'Asia/Jayapura')
  const { latest } = await who.list()
  expect(latest?.redeemedAt).toBe(night.toISOString())
  expect(latest?.runsOut).toEqual({ IID: 'OBT-10', INAMA: 'Doksisiklin', days: 15 - 4 })
  at('2026-12-05', '08:00', 'Asia/Jayapura')
  expect((await who.detail(given.appointment.id)).detail.runsOut).toMatchObject({ days: -4 })
})

test('prescription: treatments show place, time and whether they are done', async () => {
  const who = await visitor()
  const given = await createPrescription(testApp, { patientId: who.person.id })
  const [place] = await testApp.db
    .insert(branch)
    .values({ ...given.branch, id: undefined, code: 'TX', timezone: 'Asia/Makassar' })
    .returning()
  const ids = ['T-1', 'T-2', 'T-3']
  for (const id of ids) {
    await testApp.db.insert(treatment).values({
      id,
      slug: id,
      group: 'spa-treatment',
      name: `Tindakan ${id}`,
      shortDescription: '',
      markdown: '',
      html: '',
      image: 'service-x.webp',
      banner: '',
      subServices: [],
      metaTitle: '',
      metaDescription: '',
      price: 0,
      memberPrice: 0,
      durationMinutes: 30,
      recommendedSessions: 1,
      needsDoctor: false,
      taxable: true,
      active: true,
      publishedOn: '2026-01-01',
      updatedAt: testApp.context.now(),
    })
  }
  const moment = new Date('2026-11-20T02:00:00Z')
  await testApp.db.insert(prescriptionTreatment).values([
    { prescriptionId: given.id, treatmentId: 'T-1', branchId: place!.id, bookedAt: moment, doneAt: moment },
    { prescriptionId: given.id, treatmentId: 'T-2', branchId: place!.id, bookedAt: moment },
    { prescriptionId: given.id, treatmentId: 'T-3' },
  ])
  const { detail } = await who.detail(given.appointment.id)
  expect(detail.treatment.map(({ IID, status, GNAMA }) => [IID, status, GNAMA])).toEqual([
    ['T-1', 'Done', place!.name],
    ['T-2', 'Undone', place!.name],
    ['T-3', 'Undone', null],
  ])
  expect(detail.treatment[1]).toMatchObject({ dcaBookTime: moment.toISOString(), timezoneLabel: 'WITA' })
})

test('prescription: photos of the visit are listed newest first, without those of other visits', async () => {
  const who = await visitor()
  const given = await createPrescription(testApp, { patientId: who.person.id })
  const other = await createPrescription(testApp, { patientId: who.person.id, day: '2026-09-01' })
  const take = async (appointmentId: number, kind: 'before' | 'after', day: string) => {
    const file = await createPhoto(testApp, who.person.id)
    await testApp.db.insert(visitPhoto).values({ appointmentId, kind, file, createdAt: new Date(`${day}T03:00:00Z`) })
    return file
  }
  const old = await take(given.appointment.id, 'before', '2026-11-10')
  const newer = await take(given.appointment.id, 'before', '2026-11-12')
  const after = await take(given.appointment.id, 'after', '2026-11-14')
  await take(other.appointment.id, 'after', '2026-09-02')
  const { diagnosis } = (await who.detail(given.appointment.id)).detail
  expect(diagnosis.before.map(({ beforeImagePath }) => beforeImagePath)).toEqual([newer, old])
  expect(diagnosis.after.map(({ afterImagePath }) => afterImagePath)).toEqual([after])
})

test('prescription: a redemption waiting for payment is shown with its invoice', async () => {
  const who = await visitor()
  const given = await createPrescription(testApp, { patientId: who.person.id, iter: 3 })
  await createRedemption(testApp, given, { state: 'used', number: 1 })
  await createRedemption(testApp, given, { state: 'returned', number: 2 })
  expect((await who.list()).latest).toMatchObject({ waiting: null, waitingUntil: null })
  const order = await createRedemption(testApp, given, { state: 'reserved', number: 2 })
  const waitingUntil = order.expiresAt.toISOString()
  expect((await who.list()).latest).toMatchObject({ waiting: order.invoice, waitingUntil, sisaIter: 2 })
  expect((await who.detail(given.appointment.id)).detail).toMatchObject({ waiting: order.invoice, waitingUntil })
})

test('prescription: an overdue redemption cannot be paid, and the reason says that the payment is being checked', async () => {
  const who = await visitor()
  const given = await createPrescription(testApp, { patientId: who.person.id, iter: 0 })
  const { id } = await createRedemption(testApp, given, { state: 'reserved', number: 1 })
  expect(await stateOf(who, given)).toMatchObject({ reason: expect.stringContaining('Selesaikan') as string })
  await testApp.db.update(orderTable).set({ expiresAt: testApp.context.now() }).where(eq(orderTable.id, id))
  expect((await who.detail(given.appointment.id)).detail).toMatchObject({
    waiting: null,
    reason: CHECKING_PAYMENT_TEXT,
  })
})

const violation = (work: Promise<unknown>) => work.then(() => 'taken', violated)

test('prescription: the database refuses repeats for narcotics and psychotropics, whichever is written first', async () => {
  const { person } = await visitor()
  for (const drugClass of ['narkotika', 'psikotropika'] as const) {
    const lines = [{ drug: { class: drugClass } }]
    const repeated = createPrescription(testApp, { patientId: person.id, iter: 1, lines })
    expect(await violation(repeated)).toBe('prescription_controlled_once')
    const once = await createPrescription(testApp, { patientId: person.id, iter: 0, lines })
    const more = testApp.db.update(prescription).set({ iter: 2 }).where(eq(prescription.id, once.id))
    expect(await violation(more)).toBe('prescription_controlled_once')
    const plain = await createPrescription(testApp, { patientId: person.id, iter: 1 })
    const moved = testApp.db
      .update(prescriptionItem)
      .set({ prescriptionId: plain.id })
      .where(eq(prescriptionItem.prescriptionId, once.id))
    expect(await violation(moved)).toBe('prescription_controlled_once')
  }
})

test('prescription: an order that redeems a prescription links back to it', async () => {
  const who = await visitor()
  const given = await createPrescription(testApp, { patientId: who.person.id })
  const order = await createRedemption(testApp, given, { state: 'used' })
  const back = { medId: given.appointment.medicalId, rsvId: given.appointment.id }
  const found = (await who.ask(searchOrders)).result as { datas: object[] }
  expect(found.datas).toMatchObject([back])
  expect((await who.ask(readOrder, {}, { invoice: order.invoice })).result).toMatchObject(back)
})
