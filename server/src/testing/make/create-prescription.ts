import { eq } from 'drizzle-orm'
import { HOUR } from '@nmw/contract/duration'
import type { Zone } from '@nmw/contract/zone'
import { appointment } from '../../database/schema/appointment-table.ts'
import { type medicine, usageCode } from '../../database/schema/medicine-table.ts'
import { prescription, prescriptionItem } from '../../database/schema/prescription-table.ts'
import { order as orderTable } from '../../database/schema/order-table.ts'
import { redemption } from '../../database/schema/redemption-table.ts'
import { dayFrom } from '../../demo/day-from.ts'
import { createOrder } from '../../order/create-order.ts'
import { lastRedeemDay } from '../../redemption/last-redeem-day.ts'
import { createDoctorSession } from './create-doctor-session.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { createMedicine } from './create-goods.ts'
import { stockShelf } from './stock-shelf.ts'

let made = 0

type Usage = typeof usageCode.$inferInsert
type Drug = Partial<typeof medicine.$inferInsert>
type Line = { drug?: Drug; usage?: Partial<Usage>; quantity?: number; must?: boolean }
type Wanted = {
  patientId: number
  timezone?: Zone
  /** The day of the visit in the time zone of the branch, by default yesterday. */
  day?: string
  iter?: number
  status?: 1 | 2
  lines?: Line[]
}

/** A finished visit with its prescription. */
export async function createPrescription(testApp: TestApp, wanted: Wanted) {
  const { patientId, timezone = 'Asia/Jakarta', iter = 1, status = 2, lines = [{}] } = wanted
  const { day = dayFrom(testApp.context.now(), -1) } = wanted
  const wantedSession = { timezone, day, typeCode: 2560, fee: 150_000, taken: 1 }
  const { session, branch, doctor } = await createDoctorSession(testApp, wantedSession)
  const issuedAt = session.endsAt
  const [visit] = await testApp.db
    .insert(appointment)
    .values({
      medicalId: `RM-RX-${++made}`,
      patientId,
      sessionId: session.id,
      queueNumber: 1,
      status,
      note: 'Gatal',
      createdAt: issuedAt,
      endedAt: status === 2 ? issuedAt : null,
    })
    .returning()
  const validUntil = lastRedeemDay(day)
  const [row] = await testApp.db
    .insert(prescription)
    .values({ appointmentId: visit!.id, patientId, diagnosis: 'Akne vulgaris', iter, issuedAt, validUntil })
    .returning()
  for (const line of lines) await addLine(testApp, row!.id, line)
  return { id: row!.id, iter, patientId, appointment: visit!, branch, doctor, session }
}

async function addLine(testApp: TestApp, prescriptionId: number, { drug, usage, quantity = 1, must = true }: Line) {
  const number = ++made
  const code = {
    code: `U-${number}`,
    shortText: '1x oles malam',
    detail: '1 kali sehari, oleskan tipis',
    dayParts: ['malam' as const],
    timesAWeek: 7,
    ...usage,
  }
  await testApp.db.insert(usageCode).values(code)
  const { id: medicineId } = await createMedicine(testApp, {
    id: `OBT-T${number}`,
    name: `Krim uji ${number}`,
    price: 50_000,
    weight: 30,
    usageCode: code.code,
    ...drug,
  })
  await testApp.db.insert(prescriptionItem).values({
    prescriptionId,
    medicineId,
    quantity,
    usageCode: code.code,
    usageDetail: code.detail,
    must,
  })
}

type Given = Pick<Awaited<ReturnType<typeof createPrescription>>, 'id' | 'iter' | 'patientId' | 'branch'>
type Redeemed = {
  state: 'reserved' | 'used' | 'returned'
  number?: number
  paidAt?: Date
  items?: [id: string, quantity: number][]
}

/** An order that redeems the prescription. */
export async function createRedemption(testApp: TestApp, given: Given, wanted: Redeemed) {
  const { state, number = 1, items = [['OBT-X', 1]] } = wanted
  const paidAt = wanted.paidAt ?? testApp.context.now()
  for (const [id] of items) {
    await createMedicine(testApp, { id })
    await stockShelf(testApp, { branchId: given.branch.id, goods: { medicineId: id } })
  }
  const order = await createOrder({ ...testApp.context, now: () => paidAt }, testApp.db, {
    patientId: given.patientId,
    branchId: given.branch.id,
    type: 'MARKETPLACE',
    paymentMethod: 'VIRTUAL_ACCOUNT_BCA',
    expiresAt: new Date(paidAt.getTime() + 24 * HOUR),
    items: items.map(([itemId, quantity]) => ({
      itemId,
      name: itemId,
      image: 'medicine-krim.webp',
      quantity,
      listPrice: 50_000,
      price: 50_000,
      taxable: true,
    })),
    shippingAmount: 0,
    insuranceFee: 0,
    serviceFee: 0,
  })
  if (state === 'used' || wanted.paidAt) await payFor(testApp, order.id, paidAt)
  await testApp.db
    .insert(redemption)
    .values({ orderId: order.id, prescriptionId: given.id, iter: given.iter, number, state })
  return order
}

async function payFor(testApp: TestApp, orderId: number, paidAt: Date) {
  const paid = { orderStatus: 'WAITING_CONFIRM', paymentStatus: 'PAID', paidAt } as const
  await testApp.db.update(orderTable).set(paid).where(eq(orderTable.id, orderId))
}
