import { asc, eq } from 'drizzle-orm'
import { HOUR } from '@nmw/contract/duration'
import { PICKUP } from '@nmw/contract/shipping'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import type { order } from '../database/schema/order-table.ts'
import { medicine, usageCode } from '../database/schema/medicine-table.ts'
import { prescription } from '../database/schema/prescription-table.ts'
import { product } from '../database/schema/product-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'
import { createOrder } from '../order/create-order.ts'
import { moveOrder } from '../order/move-order.ts'
import { type OrderMove, orderMoves } from '../order/order-moves.ts'
import { receiveMoney } from '../payment/receive-money.ts'
import { findRegion } from '../region/find-region.ts'
import { whileOpen } from './context-at.ts'
import { deliverDemoOrder, shipDemoOrder } from './demo-parcel.ts'
import { refundDemoOrder, type RefundStory } from './demo-refund.ts'
import { finishedVisit } from './finished-visit.ts'
import { openDemoPayment } from './demo-payment.ts'

type Story = {
  hoursAgo: number
  items: [id: string, quantity: number][]
  pickup?: boolean
  /** The visit with the prescription, and which redemption of it this is. */
  redeems?: { visit: number; number: number }
  moves: OrderMove[]
  /** The money arrived after the order had ended. */
  paidLate?: true
  refund?: RefundStory
}

const whole: OrderMove[] = ['pay', 'confirm', 'ship', 'receive']

/** Siti's purchases, oldest first: one for each state of an order and of a refund. */
const stories: Story[] = [
  {
    hoursAgo: 1_120,
    items: [
      ['OBT-0002', 1],
      ['OBT-0004', 1],
    ],
    redeems: { visit: 2, number: 1 },
    moves: whole,
  },
  { hoursAgo: 900, items: [['OTC-0001', 2]], moves: ['expire'], paidLate: true },
  { hoursAgo: 700, items: [['OTC-0004', 1]], moves: ['cancel'] },
  {
    hoursAgo: 520,
    items: [
      ['OTC-0006', 1],
      ['OTC-0010', 1],
    ],
    moves: whole,
    refund: {
      reason: 'Segel kemasan sudah terbuka saat paket tiba.',
      by: 'patient',
      decision: 'DITRANSFER',
      note: 'Foto kemasan sesuai',
    },
  },
  {
    hoursAgo: 480,
    items: [
      ['OBT-0002', 1],
      ['OBT-0004', 1],
    ],
    redeems: { visit: 2, number: 2 },
    moves: whole,
  },
  { hoursAgo: 310, items: [['OTC-0003', 1]], moves: ['fail'] },
  {
    hoursAgo: 240.4,
    items: [
      ['OTC-0001', 1],
      ['OBT-0006', 1],
      ['OBT-0003', 1],
      ['OBT-0038', 1],
    ],
    redeems: { visit: 3, number: 2 },
    moves: whole,
  },
  {
    hoursAgo: 200,
    items: [['OTC-0005', 1]],
    moves: ['pay', 'refuse'],
    refund: { reason: 'Stok habis', by: 'pharmacist', decision: 'DISETUJUI', note: 'Stok habis di klinik' },
  },
  {
    hoursAgo: 160,
    items: [['OTC-0012', 2]],
    pickup: true,
    moves: ['pay', 'confirm', 'ready', 'handOver'],
    refund: {
      reason: 'Ingin menukar dengan varian lain.',
      by: 'patient',
      decision: 'DITOLAK',
      note: 'Produk yang sudah dibuka tidak dapat ditukar',
    },
  },
  { hoursAgo: 52, items: [['OTC-0009', 1]], moves: ['pay', 'confirm', 'ship'] },
  { hoursAgo: 40, items: [['OTC-0007', 1]], pickup: true, moves: ['pay', 'confirm', 'ready'] },
  {
    hoursAgo: 27,
    items: [
      ['OTC-0002', 1],
      ['OTC-0013', 1],
    ],
    moves: ['pay', 'confirm'],
  },
  { hoursAgo: 5, items: [['OTC-0011', 1]], moves: ['pay'] },
]

export async function fillDemoOrders(context: Context) {
  const { db, now } = context
  const [siti] = await db.select().from(account).where(eq(account.email, 'siti@nmw.example'))
  const [address] = await db
    .select()
    .from(deliveryAddress)
    .where(eq(deliveryAddress.accountId, siti!.id))
    .orderBy(asc(deliveryAddress.id))
  const goods = await demoGoods(db)
  for (const [number, story] of stories.entries()) {
    const start = now().getTime() - story.hoursAgo * HOUR
    const when = (step: number) => whileOpen(context, Math.min(start + step * 2 * HOUR, now().getTime() - number))
    const made = await createOrder(when(0), db, {
      patientId: siti!.id,
      branchId: 1,
      type: 'MARKETPLACE',
      paymentMethod: number % 2 ? 'VIRTUAL_ACCOUNT_BRI' : 'VIRTUAL_ACCOUNT_BCA',
      expiresAt: new Date(when(0).now().getTime() + 24 * HOUR),
      items: story.items.map(([id, quantity]) => {
        const { price: listPrice, memberPrice: price, ...item } = goods.get(id)!
        return { ...item, quantity, listPrice, price }
      }),
      shippingAmount: story.pickup ? 0 : 12_000,
      insuranceFee: story.pickup ? 0 : 2_500,
      serviceFee: 0,
      recipient: story.pickup
        ? null
        : {
            name: address!.receiverName,
            phone: address!.receiverPhone,
            address: wholeAddress(address!),
            districtId: address!.districtId,
            postalCode: address!.postalCode,
            note: address!.note,
          },
      shipping: story.pickup
        ? { service: PICKUP.service, type: PICKUP.type, name: PICKUP.name, estimate: null }
        : { service: 'jne', type: 'REG23', name: 'JNE Reguler', estimate: '1-3' },
    })
    if (story.redeems) await redeem(db, made.id, story.redeems)
    const row = await openDemoPayment(when(0), made)
    if (story.moves[0] === 'pay') await receiveMoney(when(0.2), db, { payable: made, row })
    await moveDemoOrder(when, made, story.moves)
    if (story.paidLate) await receiveMoney(when(STEPS_A_DAY + 2), db, { payable: made, row })
    if (story.refund) await refundDemoOrder((step) => when(story.moves.length + 1 + step), made, story.refund)
  }
}

const STEPS_A_DAY = 12

async function moveDemoOrder(when: (step: number) => Context, made: Order, moves: OrderMove[]) {
  for (const [place, move] of moves.entries()) {
    const step = move === 'expire' ? STEPS_A_DAY : place + 1
    const context = when(step)
    const set = move === 'ready' ? { pickupCode: String(482_913 + made.id) } : {}
    if (move === 'pay') continue
    if (move === 'ship') await shipDemoOrder(when, step, made)
    else if (move === 'receive') await deliverDemoOrder(context, made)
    else await moveOrder(context, context.db, { orderId: made.id, move, by: orderMoves[move].by[0], set })
  }
}

type Order = typeof order.$inferSelect
type Address = typeof deliveryAddress.$inferSelect

function wholeAddress({ address, districtId, postalCode }: Address) {
  const found = findRegion(districtId)
  return [address, found?.district.name, found?.city.name, `${found?.province.name} ${postalCode}`].join(', ')
}

async function demoGoods(db: Database) {
  const [products, medicines] = await Promise.all([
    db.select().from(product),
    db
      .select({ medicine, usage: usageCode.detail })
      .from(medicine)
      .innerJoin(usageCode, eq(usageCode.code, medicine.usageCode)),
  ])
  const rows = [...products, ...medicines.map(({ medicine: row, usage }) => ({ ...row, usage }))]
  return new Map(
    rows.map(({ id, name, image, weight, taxable, price, memberPrice, usage }) => [
      id,
      { itemId: id, name, image, weight, taxable, price, memberPrice, usage },
    ]),
  )
}

async function redeem(db: Database, orderId: number, { visit, number }: NonNullable<Story['redeems']>) {
  const { appointment } = await finishedVisit(db, 'siti@nmw.example', visit)
  const [given] = await db.select().from(prescription).where(eq(prescription.appointmentId, appointment.id))
  await db.insert(redemption).values({ orderId, prescriptionId: given!.id, iter: given!.iter, number, state: 'used' })
}
