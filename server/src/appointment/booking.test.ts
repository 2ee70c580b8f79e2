import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '@nmw/contract/appointment'
import type { Result } from '@nmw/contract/endpoint'
import { checkIn, readQueue } from '@nmw/contract/ops-queue'
import { listRefunds } from '@nmw/contract/ops-refund'
import { changeConsent, NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import { momentOf } from '@nmw/contract/zone'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { order } from '../database/schema/order-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { transaction } from '../database/transaction.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { payOrder } from '../order/pay-order.ts'
import { privacyRoutes } from '../privacy/privacy-routes.ts'
import { refundDeskRoutes } from '../refund-desk/refund-desk-routes.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createPhoto } from '../testing/make/create-photo.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { blockOnLock, waitUntilBlocked } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { appointmentRoutes } from './appointment-routes.ts'
import { closeSession } from './close-session.ts'
import { queueRoutes } from './queue-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...appointmentRoutes, ...privacyRoutes, ...queueRoutes, ...refundDeskRoutes] })
})
afterEach(() => {
  testApp.clock.reset()
  testApp.context.now = testApp.clock.now
})
afterAll(() => testApp.close())

/** Time stands still, however slow the machine is. */
function stopClock(moment: Date) {
  testApp.clock.set(moment)
  testApp.context.now = () => moment
}

const bca = { payment_methode: 'VIRTUAL_ACCOUNT_BCA' }

describe('booking: booking a seat', () => {
  test("a free one has a queue number, a turn by the branch's clock, and reminders", async () => {
    const { session } = await createDoctorSession(testApp, { timezone: 'Asia/Jayapura' })
    const first = await createBooker(testApp)
    const second = await createBooker(testApp)
    expect(await first.book(session.id)).toMatchObject({ code: 200, message: 'Berhasil! Konsultasi telah dibuat' })
    const { result } = await second.book(session.id)
    expect(result).toMatchObject({ redirect: null, order: null })
    const { result: detail } = await second.send(contract.readAppointment, { params: idOf(result) })
    expect(detail).toMatchObject({
      queueNumber: 2,
      reservation_date: '2097-01-07',
      estimate_time_start: '09.20',
      estimate_time_end: '09.40',
      timezoneLabel: 'WIT',
      status: { title: 'Belum Selesai' },
      canCancel: true,
      canMove: false,
    })
    const due = await remindersOf(second.person.phone!)
    expect(due.map(({ dueAt }) => dueAt.toISOString())).toEqual([
      momentOf('Asia/Jayapura', '2097-01-06', '09:20').toISOString(),
      momentOf('Asia/Jayapura', '2097-01-07', '07:20').toISOString(),
    ])
    expect(due[0]!.body).toContain('Senin, 7 Januari 2097, sekitar pukul 09.20 WIT. Nomor antrean 2.')
  })

  test('links to its own branch, also where an older branch has a similar name', async () => {
    await createDoctorSession(testApp)
    const { session, branch: place } = await createDoctorSession(testApp)
    const whatsapp = '6281234567890'
    const wanted = { name: 'Klinik Uji', latitude: -8.5, longitude: 116.1, whatsapp }
    await testApp.db.update(branch).set(wanted).where(eq(branch.id, place.id))
    const patient = await createBooker(testApp)
    const { result } = await patient.book(session.id)
    expect((await patient.send(contract.readAppointment, { params: idOf(result) })).result).toMatchObject({
      branch_name: 'Klinik Uji',
      branch_map: expect.stringContaining('query=-8.5%2C116.1'),
      branch_whatsapp: expect.stringContaining(whatsapp),
    })
  })

  test('a paid one has an order with fee and service fee that reserves the seat until it expires', async () => {
    const { session } = await createDoctorSession(testApp, { typeCode: 2560, fee: 150_000, capacity: 1 })
    const patient = await createBooker(testApp)
    expect(await patient.book(session.id)).toMatchObject({ code: 400, message: 'Halaman Tidak Valid' })
    const { result } = await patient.book(session.id, bca)
    const { order: made, redirect } = result as { order: { invoice_number: string }; redirect: string }
    expect(redirect).toBe(`/user/order-payment/${made.invoice_number}`)
    const [row] = await testApp.db.select().from(order).where(eq(order.invoice, made.invoice_number))
    expect(row).toMatchObject({ grandTotal: 155_000, goodsTotal: 150_000, serviceFee: 5_000 })
    expect(Math.round((row!.expiresAt.getTime() - row!.createdAt.getTime()) / 60_000)).toBe(60)
    const other = await createBooker(testApp)
    expect(await other.book(session.id, bca)).toMatchObject({ code: 400, message: contract.SESSION_FULL })
    const shown = async () => {
      const { result: listed } = await patient.send(contract.listAppointments)
      return (listed as Result<typeof contract.listAppointments>).items.ongoing
    }
    expect(await shown()).toMatchObject({
      status: { title: 'Menunggu Pembayaran' },
      redirect_payment_gateway: redirect,
      payBefore: row!.expiresAt.toISOString(),
    })
    testApp.clock.advance(60 * 60 + 1)
    expect(await shown()).toMatchObject({
      status: { title: 'Memeriksa Pembayaran' },
      redirect_payment_gateway: null,
      payBefore: null,
    })
    await expireOrders(testApp.context)
    testApp.clock.reset()
    expect(await seatsOf(session.id)).toEqual({ taken: 0, held: 0 })
    expect(await remindersOf(patient.person.phone!)).toEqual([])
    expect((await other.book(session.id, bca)).code).toBe(200)
  })

  test('a paid one at another total than shown is refused with the new total', async () => {
    const { session } = await createDoctorSession(testApp, { typeCode: 2560, fee: 150_000 })
    const patient = await createBooker(testApp)
    const answer = await patient.book(session.id, { ...bca, grandTotal: 105_000 })
    expect(answer).toMatchObject({ code: 409, message: expect.stringContaining('kini Rp 155.000.') })
    expect(await seatsOf(session.id)).toEqual({ taken: 0, held: 0 })
    expect((await patient.book(session.id, { ...bca, grandTotal: 155_000 })).code).toBe(200)
  })

  test.each([
    [61, 1],
    [90, 30],
    [120, 60],
    [600, 60],
  ])('a paid one %i minutes ahead must be paid within %i', async (ahead, within) => {
    const { session } = await createDoctorSession(testApp, { typeCode: 2560, fee: 150_000 })
    stopClock(new Date(session.startsAt.getTime() - ahead * 60_000))
    const { result } = await (await createBooker(testApp)).book(session.id, bca)
    const { expiresAt, createdAt } = await orderOf(result)
    expect((expiresAt.getTime() - createdAt.getTime()) / 60_000).toBe(within)
  })

  test('an unverified number, a past session or an unknown one is refused', async () => {
    const { session } = await createDoctorSession(testApp)
    const person = await createPatient(testApp)
    const photo = await createPhoto(testApp, person.id)
    const body = { schedule_id: session.id, image: [photo], note: 'Gatal' }
    const unverified = await testApp.send(
      contract.createAppointment,
      { body },
      await signIn(testApp, person),
      '10.0.0.9',
    )
    expect(unverified).toMatchObject({ code: 400 })
    expect(unverified.message).toContain('Verifikasi nomor telepon')
    const patient = await createBooker(testApp)
    expect((await patient.book(2_000_000_000)).code).toBe(400)
    const { session: old } = await createDoctorSession(testApp, { day: '2020-01-06' })
    expect((await patient.book(old.id)).code).toBe(400)
    expect(await seatsOf(session.id)).toEqual({ taken: 0, held: 0 })
  })

  test.each([
    ['none', () => [], contract.NO_PHOTO],
    ['six', (own: string) => Array.from({ length: 6 }, () => own), contract.TOO_MANY_PHOTOS],
    ['twice the same', (own: string) => [own, own], contract.PHOTO_INVALID],
    ['an unknown name', () => ['../../etc/passwd'], contract.PHOTO_INVALID],
  ])('photos are checked: %s', async (_what, photos, message) => {
    const { session } = await createDoctorSession(testApp)
    const patient = await createBooker(testApp)
    expect(await patient.book(session.id, { image: photos(patient.photo) })).toMatchObject({ code: 400, message })
    expect(await seatsOf(session.id)).toEqual({ taken: 0, held: 0 })
  })

  test('a photo needs consent; photos sent before stay', async () => {
    const { session } = await createDoctorSession(testApp)
    const patient = await createBooker(testApp)
    const agree = (granted: boolean) => patient.send(changeConsent, { body: { purpose: 'photo', granted } })
    const refusal = { code: 400, errors: [{ path: 'image', message: NO_PHOTO_CONSENT }] }
    await agree(false)
    expect(await patient.book(session.id)).toMatchObject(refusal)
    expect(await seatsOf(session.id)).toEqual({ taken: 0, held: 0 })
    await agree(true)
    const { code, result } = await patient.book(session.id)
    expect(code).toBe(200)
    await agree(false)
    const { images, rsvMedId } = await photosOf(patient, result)
    const fresh = await createPhoto(testApp, patient.person.id)
    const body = { medical_id: rsvMedId, images: [{ image_id: images[0]!.id, new_image: fresh }] }
    expect(await patient.send(contract.replacePhotos, { body })).toMatchObject(refusal)
    expect((await photosOf(patient, result)).images).toEqual(images)
    await agree(true)
    expect((await patient.send(contract.replacePhotos, { body })).code).toBe(200)
  })

  test('a photo of someone else, a public one or a used one is refused', async () => {
    const { session } = await createDoctorSession(testApp)
    const patient = await createBooker(testApp)
    const other = await createBooker(testApp)
    const open = await createPhoto(testApp, patient.person.id, true)
    for (const name of [other.photo, open])
      expect(await patient.book(session.id, { image: [name] })).toMatchObject({ message: contract.PHOTO_INVALID })
    expect((await patient.book(session.id)).code).toBe(200)
    const { result } = await patient.send(contract.listAppointments)
    const ongoing = (result as { items: { ongoing: { id: number } } }).items.ongoing
    await patient.send(contract.cancelAppointment, { params: idOf(ongoing), body: { reason: 'Sakit' } })
    expect(await patient.book(session.id)).toMatchObject({ code: 400, message: contract.PHOTO_INVALID })
  })
})

describe('booking: cancelling a seat', () => {
  test.each(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const)(
    'in %s a free one can be cancelled at 60:00 before the start and not at 59:59',
    async (timezone) => {
      for (const [late, code] of [
        [0, 200],
        [1, 409],
      ] as const) {
        const { session } = await createDoctorSession(testApp, { timezone })
        const patient = await createBooker(testApp)
        const { result } = await patient.book(session.id)
        stopClock(new Date(session.startsAt.getTime() - 60 * 60_000 + late * 1000))
        const token = await signIn(testApp, patient.person)
        const answer = await testApp.send(
          contract.cancelAppointment,
          { params: idOf(result), body: { reason: 'Berhalangan' } },
          token,
          '10.0.0.8',
        )
        expect(answer.code).toBe(code)
        expect(await seatsOf(session.id)).toEqual(code === 200 ? { taken: 0, held: 0 } : { taken: 1, held: 1 })
      }
    },
  )

  test.each(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const)(
    "around midnight in %s the limit is exact to the second, by that branch's day",
    async (timezone) => {
      const [eve, day] = ['2097-03-06', '2097-03-07']
      const { session, branch } = await createDoctorSession(testApp, { timezone, day, start: '00:00', end: '02:00' })
      const [early, late] = [await createBooker(testApp), await createBooker(testApp)]
      const midnight = momentOf(timezone, day, '00:00').getTime()
      const at = async (second: number, person: typeof early.person) => {
        stopClock(new Date(midnight + second * 1000))
        const token = await signIn(testApp, person)
        return (call: Parameters<TestApp['send']>[0], sent: Parameters<TestApp['send']>[1]) =>
          testApp.send(call, sent, token, '10.0.0.7')
      }
      const listed = async (send: Awaited<ReturnType<typeof at>>, date: string) =>
        ((await send(contract.listAvailableDoctors, { query: { date, branch: String(branch.id) } })).result as [])
          .length
      const body = (photo: string) => ({ body: { schedule_id: session.id, image: [photo], note: 'Gatal' } })

      const inTime = await at(-3600, early.person)
      const { code, result } = await inTime(contract.createAppointment, body(early.photo))
      expect(code).toBe(200)
      expect((await inTime(contract.readAppointment, { params: idOf(result) })).result).toMatchObject({
        reservation_date: day,
        estimate_time_start: '00.00',
        canCancel: true,
      })
      const tooLate = await at(-3599, early.person)
      expect((await tooLate(contract.readAppointment, { params: idOf(result) })).result).toMatchObject({
        canCancel: false,
      })
      const before = await at(-1, late.person)
      expect([await listed(before, day), await listed(before, eve)]).toEqual([1, 0])
      const after = await at(0, late.person)
      expect(await listed(after, day)).toBe(0)
      expect((await after(contract.createAppointment, body(late.photo))).code).toBe(400)
      expect(await seatsOf(session.id)).toEqual({ taken: 1, held: 1 })
    },
  )

  test('cancelling an unpaid one ends its order; a paid one cannot be cancelled here', async () => {
    const { session } = await createDoctorSession(testApp, { typeCode: 5941, fee: 250_000 })
    const unpaid = await createBooker(testApp)
    const first = await unpaid.book(session.id, bca)
    expect(
      await unpaid.send(contract.cancelAppointment, { params: idOf(first.result), body: { reason: '' } }),
    ).toMatchObject({ code: 200, message: 'Berhasil Membatalkan Janji Temu' })
    expect(await orderOf(first.result)).toMatchObject({ orderStatus: 'CANCEL', paymentStatus: 'CANCEL' })
    const paid = await createBooker(testApp)
    const second = await paid.book(session.id, bca)
    await pay(second.result)
    const refusedAnswer = await paid.send(contract.cancelAppointment, { params: idOf(second.result), body: {} })
    expect(refusedAnswer.code).toBe(409)
    expect(await seatsOf(session.id)).toEqual({ taken: 1, held: 1 })
  })

  test("another patient's appointment is not found", async () => {
    const { session } = await createDoctorSession(testApp)
    const owner = await createBooker(testApp)
    const stranger = await createBooker(testApp)
    const { result } = await owner.book(session.id)
    const params = idOf(result)
    const missing = { id: '2000000000' }
    const calls = [
      [contract.readAppointment, {}],
      [contract.cancelAppointment, { body: { reason: 'x' } }],
      [contract.moveAppointment, { body: { schedule_id: session.id } }],
    ] as const
    for (const [call, sent] of calls) {
      const foreign = await stranger.send(call, { ...sent, params })
      const none = await stranger.send(call, { ...sent, params: missing })
      expect([foreign.code, foreign.message]).toEqual([404, contract.APPOINTMENT_MISSING])
      expect([none.code, none.message]).toEqual([foreign.code, foreign.message])
    }
  })
})

describe('booking: moving a paid seat', () => {
  test('works once, to a session of the same kind and fee; the old seat is free and the reminders follow', async () => {
    const { session } = await createDoctorSession(testApp, { typeCode: 2560, fee: 150_000, capacity: 1 })
    const later = await createDoctorSession(testApp, { typeCode: 2560, fee: 150_000, day: '2097-01-09' })
    const dearer = await createDoctorSession(testApp, { typeCode: 2560, fee: 200_000, day: '2097-01-09' })
    const patient = await createBooker(testApp)
    const { result } = await patient.book(session.id, bca)
    const move = (to: number) =>
      patient.send(contract.moveAppointment, { params: idOf(result), body: { schedule_id: to } })
    expect((await move(later.session.id)).code).toBe(409)
    await pay(result)
    expect((await move(dearer.session.id)).code).toBe(400)
    const both = await Promise.all([move(later.session.id), move(later.session.id)])
    expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await seatsOf(session.id)).toEqual({ taken: 0, held: 0 })
    expect(await seatsOf(later.session.id)).toEqual({ taken: 1, held: 1 })
    const due = await remindersOf(patient.person.phone!)
    expect(due.every(({ dueAt }) => dueAt.toISOString() > '2097-01-07T02')).toBe(true)
    expect(due).toHaveLength(2)
  })

  test('is refused for another kind of consultation, even at the same fee', async () => {
    const { patient, seat, first } = await paidSeat()
    const other = await createDoctorSession(testApp, { typeCode: 5941, fee: 150_000, day: '2097-01-09' })
    const answer = await patient.send(contract.moveAppointment, { ...seat, body: { schedule_id: other.session.id } })
    expect(answer).toMatchObject({ code: 400, message: 'Pilih jadwal dengan jenis dan biaya konsultasi yang sama' })
    expect(await seatsOf(first.session.id)).toEqual({ taken: 1, held: 1 })
  })

  test('works until an hour before the new session starts, and not a second later', async () => {
    const kind = { typeCode: 2560, fee: 150_000 }
    const { session: soon } = await createDoctorSession(testApp, { ...kind, day: '2097-01-05' })
    const closing = soon.startsAt.getTime() - 60 * 60_000
    stopClock(new Date(closing + 1000))
    const { patient, seat } = await paidSeat()
    const move = () => patient.send(contract.moveAppointment, { ...seat, body: { schedule_id: soon.id } })
    expect(await move()).toMatchObject({ code: 400, message: 'Jadwal ini mulai kurang dari 60 menit lagi' })
    expect(await seatsOf(soon.id)).toEqual({ taken: 0, held: 0 })
    stopClock(new Date(closing))
    expect((await move()).code).toBe(200)
  })

  test('resets a check-in: the patient is expected at the new place and time', async () => {
    testApp.clock.set(momentOf('Asia/Jakarta', '2097-01-07', '07:00'))
    const { patient, seat, first, later } = await paidSeat()
    const desk = await createStaff(testApp, { branchId: first.branch.id })
    expect((await desk.call(checkIn, seat)).code).toBe(200)
    const body = { schedule_id: later.session.id }
    expect((await patient.send(contract.moveAppointment, { ...seat, body })).code).toBe(200)
    testApp.clock.set(momentOf('Asia/Jakarta', '2097-01-09', '08:00'))
    const next = await createStaff(testApp, { branchId: later.branch.id })
    const { result } = await next.call(readQueue, { query: { branch: String(later.branch.id) } })
    expect(result).toMatchObject({ seats: [{ id: Number(seat.params.id), state: 'expected' }] })
    expect((await next.call(checkIn, seat)).code).toBe(200)
  })

  test("takes the order along: a session the new branch calls off is in that branch's list", async () => {
    const { patient, seat, first, later } = await paidSeat()
    const body = { schedule_id: later.session.id }
    expect((await patient.send(contract.moveAppointment, { ...seat, body })).code).toBe(200)
    await closeSession(testApp.context, { sessionId: later.session.id, reason: 'Dokter sakit', byAccountId: null })
    const refundsAt = async (branchId: number) => {
      const desk = await createStaff(testApp, { branchId })
      const { result } = await desk.call(listRefunds, { query: { branch: String(branchId) } })
      return (result as { datas: unknown[] }).datas.length
    }
    expect([await refundsAt(first.branch.id), await refundsAt(later.branch.id)]).toEqual([0, 1])
  })

  test('when a session is called off, an unpaid patient is told so, and not that the payment was late', async () => {
    const { session } = await createDoctorSession(testApp, { typeCode: 2560, fee: 150_000 })
    const booker = await createBooker(testApp)
    expect(await booker.book(session.id, bca)).toMatchObject({ code: 200 })
    await closeSession(testApp.context, { sessionId: session.id, reason: 'Renovasi', byAccountId: null })
    const notifications = await testApp.db
      .select()
      .from(notification)
      .where(eq(notification.accountId, booker.person.id))
    const words = notifications.map(({ message }) => message).filter((message) => message.includes('dibatalkan'))
    expect(words).toEqual([expect.stringMatching(/^Konsultasi INV\d+ dibatalkan klinik: Renovasi\.$/)])
  })

  test('a called-off session is not reported as full', async () => {
    const { patient, seat, later } = await paidSeat()
    const wanted = later.session.id
    const calledOff = { code: 400, message: contract.SESSION_CALLED_OFF }
    const move = await blockOnLock(testApp, {
      lock: sql`select from ${doctorSession} where ${doctorSession.id} = ${wanted}`,
      act: () => patient.send(contract.moveAppointment, { ...seat, body: { schedule_id: wanted } }),
      meanwhile: async (db) => {
        const closed = { closedAt: testApp.context.now(), closedReason: 'Dokter sakit' }
        await db.update(doctorSession).set(closed).where(eq(doctorSession.id, wanted))
      },
    })
    expect(move).toMatchObject(calledOff)
    expect(await (await createBooker(testApp)).book(wanted, bca)).toMatchObject(calledOff)
    expect(await seatsOf(wanted)).toEqual({ taken: 0, held: 0 })
  })

  test('two patients who swap sessions do not deadlock', async () => {
    const { patient, seat, first, later } = await paidSeat()
    const other = await createBooker(testApp)
    const { result } = await other.book(later.session.id, bca)
    await pay(result)
    const move = () => patient.send(contract.moveAppointment, { ...seat, body: { schedule_id: later.session.id } })
    let mine: ReturnType<typeof move> | undefined
    const theirs = await blockOnLock(testApp, {
      lock: sql`select from ${doctorSession} where ${doctorSession.id} = ${first.session.id}`,
      act: () =>
        other.send(contract.moveAppointment, { params: idOf(result), body: { schedule_id: first.session.id } }),
      meanwhile: async () => {
        mine = move()
        await waitUntilBlocked(testApp, 2)
      },
    })
    expect([theirs.code, (await mine)?.code]).toEqual([200, 200])
  })
})

describe('booking: photos of an appointment', () => {
  test('can be replaced by new own ones before the visit', async () => {
    const { session } = await createDoctorSession(testApp)
    const patient = await createBooker(testApp)
    const stranger = await createBooker(testApp)
    const { result } = await patient.book(session.id)
    const { rsvMedId, images } = await photosOf(patient, result)
    const fresh = await createPhoto(testApp, patient.person.id)
    const replace = (who: typeof patient, image: string, imageId = images[0]!.id) =>
      who.send(contract.replacePhotos, {
        body: { medical_id: rsvMedId, images: [{ image_id: imageId, new_image: image }] },
      })
    expect(await replace(patient, stranger.photo)).toMatchObject({ code: 400, message: contract.PHOTO_INVALID })
    expect((await replace(stranger, stranger.photo)).code).toBe(404)
    expect((await replace(patient, fresh, 2_000_000_000)).code).toBe(400)
    expect(await replace(patient, fresh)).toMatchObject({ code: 200, message: 'Berhasil Update Gambar Konsultasi' })
    expect((await photosOf(patient, result)).images.map(({ path }) => path)).toEqual([fresh])
    const events = await testApp.db.select().from(appointmentEvent)
    expect(events.some(({ kind }) => kind === 'photos-changed')).toBe(true)
  })

  test("cannot replace another patient's photo by its number", async () => {
    const { session } = await createDoctorSession(testApp)
    const [patient, stranger] = [await createBooker(testApp), await createBooker(testApp)]
    const mine = await photosOf(patient, (await patient.book(session.id)).result)
    const { result: theirs } = await stranger.book(session.id)
    const { images } = await photosOf(stranger, theirs)
    const fresh = await createPhoto(testApp, patient.person.id)
    const body = { medical_id: mine.rsvMedId, images: [{ image_id: images[0]!.id, new_image: fresh }] }
    const refusal = { code: 400, message: contract.PHOTO_INVALID }
    expect(await patient.send(contract.replacePhotos, { body })).toMatchObject(refusal)
    expect((await photosOf(stranger, theirs)).images).toEqual(images)
  })
})

describe('booking: the doctors of a day', () => {
  test('are those with sessions not started yet, by branch and search; full ones are marked', async () => {
    const { session, branch, doctor } = await createDoctorSession(testApp, { capacity: 1 })
    const patient = await createBooker(testApp)
    const list = async (query: Record<string, string>) => {
      const { result } = await patient.send(contract.listAvailableDoctors, {
        query: { date: '2097-01-07', branch: String(branch.id), ...query },
      })
      return result as contract.AvailableSession[]
    }
    expect(await list({})).toMatchObject([
      { rsdId: session.id, usrFullname: doctor.fullName, sesi: 'Tersedia', available: '09.00 - 12.00 WIB', fee: 0 },
    ])
    expect(await list({ search: doctor.fullName.toLowerCase() })).toHaveLength(1)
    expect(await list({ search: `dr. ${doctor.fullName}` })).toHaveLength(1)
    expect(await list({ search: '%' })).toHaveLength(0)
    expect(await list({ date: '2097-01-08' })).toHaveLength(0)
    await patient.book(session.id)
    expect(await list({})).toMatchObject([{ sesi: 'Full', seatsLeft: 0 }])
  })
})

/** A seat at one branch, and a session at another one two days later to which it may move. */
async function paidSeat() {
  const kind = { typeCode: 2560, fee: 150_000 }
  const first = await createDoctorSession(testApp, kind)
  const later = await createDoctorSession(testApp, { ...kind, day: '2097-01-09' })
  const patient = await createBooker(testApp)
  const { result } = await patient.book(first.session.id, bca)
  await pay(result)
  return { patient, seat: { params: idOf(result) }, first, later }
}

async function photosOf(patient: Awaited<ReturnType<typeof createBooker>>, booked: unknown) {
  const { result } = await patient.send(contract.readAppointment, { params: idOf(booked) })
  return result as { rsvMedId: string; images: { id: number; path: string }[] }
}

function idOf(result: unknown) {
  return { id: String((result as { id: number }).id) }
}

async function orderOf(result: unknown) {
  const { order: made } = result as { order: { invoice_number: string } }
  const [row] = await testApp.db.select().from(order).where(eq(order.invoice, made.invoice_number))
  return row!
}

async function pay(result: unknown) {
  const { id } = await orderOf(result)
  await transaction(testApp.db, (db) => payOrder(testApp.context, db, { orderId: id }))
}

async function seatsOf(sessionId: number) {
  const [row] = await testApp.db.select().from(doctorSession).where(eq(doctorSession.id, sessionId))
  const held = await testApp.db.select().from(appointment).where(eq(appointment.sessionId, sessionId))
  return { taken: row!.taken, held: held.filter(({ status }) => status !== 0).length }
}

async function remindersOf(recipient: string) {
  return testApp.db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.recipient, recipient))
    .orderBy(outboxMessage.dueAt)
}
