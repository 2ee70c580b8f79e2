import { desc, eq } from 'drizzle-orm'
import { HOUR } from '@nmw/contract/duration'
import { PACKED } from '@nmw/contract/ops-order'
import { PICKUP } from '@nmw/contract/shipping'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { medicine, usageCode } from '../database/schema/medicine-table.ts'
import { prescription } from '../database/schema/prescription-table.ts'
import { product } from '../database/schema/product-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'
import { createOrder } from '../order/create-order.ts'
import { moveOrder } from '../order/move-order.ts'
import { recordOrderEvent } from '../order/record-order-event.ts'
import { type OrderMove, orderMoves } from '../order/order-moves.ts'
import { whileOpen } from './context-at.ts'
import { payDemoOrder } from './demo-payment.ts'

type Story = {
  email: string
  hoursAgo: number
  items: [id: string, quantity: number][]
  redeems?: boolean
  pickup?: boolean
  packed?: boolean
  moves: Extract<OrderMove, 'confirm' | 'ready'>[]
}

const stories: Story[] = [
  { email: 'yohanes@nmw.example', hoursAgo: 31, items: [['OTC-0003', 1]], packed: true, moves: ['confirm'] },
  { email: 'nur.aini@nmw.example', hoursAgo: 9, items: [['OTC-0008', 2]], pickup: true, moves: ['confirm'] },
  {
    email: 'rahmat@nmw.example',
    hoursAgo: 7,
    items: [
      ['OBT-0010', 1],
      ['OBT-0022', 1],
    ],
    redeems: true,
    moves: [],
  },
  {
    email: 'dewi.lestari@nmw.example',
    hoursAgo: 3,
    items: [
      ['OBT-0002', 1],
      ['OTC-0001', 1],
      ['OTC-0010', 1],
    ],
    redeems: true,
    moves: [],
  },
  { email: 'yohanes@nmw.example', hoursAgo: 1, items: [['OTC-0006', 1]], pickup: true, moves: [] },
]

export async function fillDemoDispensary(context: Context) {
  const { db, now } = context
  const goods = await demoGoods(context)
  const [pharmacist] = await db.select().from(account).where(eq(account.email, 'apoteker@nmw.example'))
  for (const story of stories) {
    const [buyer] = await db.select().from(account).where(eq(account.email, story.email))
    const start = now().getTime() - story.hoursAgo * HOUR
    const when = (step: number) => whileOpen(context, start + step * HOUR)
    const made = await createOrder(when(0), db, {
      patientId: buyer!.id,
      branchId: 1,
      type: 'MARKETPLACE',
      paymentMethod: 'VIRTUAL_ACCOUNT_BCA',
      expiresAt: new Date(when(0).now().getTime() + 24 * HOUR),
      items: story.items.map(([id, quantity]) => ({ ...goods.get(id)!, quantity })),
      shippingAmount: story.pickup ? 0 : 12_000,
      insuranceFee: story.pickup ? 0 : 2_500,
      serviceFee: 0,
      recipient: story.pickup ? null : recipientOf(buyer!),
      shipping: story.pickup
        ? { service: PICKUP.service, type: PICKUP.type, name: PICKUP.name, estimate: null }
        : { service: 'jne', type: 'REG23', name: 'JNE Reguler', estimate: '1-2' },
    })
    if (story.redeems) await redeem(context, made.id, buyer!.id)
    await payDemoOrder(when(0.1), made)
    const byAccountId = pharmacist!.id
    for (const [step, move] of story.moves.entries())
      await moveOrder(when(step + 0.5), db, { orderId: made.id, move, by: orderMoves[move].by[0], byAccountId })
    if (story.packed) await recordOrderEvent(when(1), db, made.id, PACKED, byAccountId)
  }
}

function recipientOf({ fullName, phone }: typeof account.$inferSelect) {
  return {
    name: fullName,
    phone: phone!,
    address: 'Jl. Cikini Raya No. 41, Menteng, Kota Administrasi Jakarta Pusat, DKI Jakarta 10330',
    districtId: 317106,
    postalCode: '10330',
    note: 'Titip di satpam bila kosong',
  }
}

async function redeem({ db }: Context, orderId: number, patientId: number) {
  const [given] = await db
    .select()
    .from(prescription)
    .where(eq(prescription.patientId, patientId))
    .orderBy(desc(prescription.id))
  await db
    .insert(redemption)
    .values({ orderId, prescriptionId: given!.id, iter: given!.iter, number: 1, state: 'reserved' })
}

/** All goods by id, at the prices for non-members. */
async function demoGoods({ db }: Context) {
  const products = await db.select().from(product)
  const medicines = await db
    .select({ medicine, usage: usageCode.detail })
    .from(medicine)
    .innerJoin(usageCode, eq(usageCode.code, medicine.usageCode))
  const rows = [...products, ...medicines.map(({ medicine: row, usage }) => ({ ...row, usage }))]
  return new Map(
    rows.map(({ id, name, image, weight, taxable, price, usage }) => [
      id,
      { itemId: id, name, image, weight, taxable, listPrice: price, price, usage },
    ]),
  )
}
