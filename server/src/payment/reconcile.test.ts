import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { order } from '../database/schema/order-table.ts'
import { deskPayment, moneyEntry, payment } from '../database/schema/payment-table.ts'
import { copyOrder } from '../testing/make/copy-order.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { reconcile } from './reconcile.ts'

let testApp: TestApp
let made: Awaited<ReturnType<typeof createTestPurchase>>
beforeAll(async () => {
  testApp = await openTestApp()
  made = await createTestPurchase(testApp, { patientId: (await createPatient(testApp)).id })
  await addIrregularities(await copyOrder(testApp, made.id, 400))
})
afterAll(() => testApp.close())

/** By its number each order is paid or not, several times, at different desks, in excess, or with a refund due. */
async function addIrregularities(ids: number[]) {
  const { id: clerk } = await createStaff(testApp)
  await testApp.db.execute(sql`
    create table mess as
    select id, place % 3 > 0 paid, (place / 3) % 3 times, (place / 9) % 3 odd, (place / 27) % 3 owed, (place / 81) % 2 = 0 desk
    from unnest(${sql.param(ids)}::int[]) with ordinality as given(id, place)`)
  await testApp.db.execute(sql`
    update "order" o set order_status = 'WAITING_CONFIRM', payment_status = 'PAID', paid_at = now()
    from mess where mess.id = o.id and paid`)
  await testApp.db.execute(sql`
    insert into payment (order_id, provider, channel, request_id, state, amount, account_number, expires_at, created_at)
    select mess.id, 'simulator', 'X', 'P' || mess.id || '-' || n, case when odd = 2 and n = 2 then 'FAILED' else 'PAID' end,
      grand_total, 'A' || mess.id || '-' || n, now(), now()
    from mess join "order" using (id), generate_series(1, times) n where not desk`)
  await testApp.db.execute(sql`
    insert into desk_payment (order_id, type, amount, paid, change, by_account_id, at)
    select mess.id, 'cash', grand_total, grand_total, 0, ${clerk}, now()
    from mess join "order" using (id) where desk and times > 0`)
  await testApp.db.execute(sql`
    insert into money_entry (order_id, kind, amount, reference, at)
    select order_id, 'received', amount + case when odd = 1 then 5000 else 0 end, 'payment-' || p.id, now()
      from payment p join mess on mess.id = p.order_id
    union all select order_id, 'received', amount, 'desk-' || p.id, now()
      from desk_payment p join mess on mess.id = p.order_id where odd <> 1
    union all select id, 'received', 7000, 'payment-9' || id, now() from mess where odd = 2 and owed = 2`)
  await testApp.db.execute(sql`
    insert into money_entry (order_id, kind, amount, reference, at)
    select mess.id, 'refund-due', case when owed = 1 then 5000 else coalesce(came, 9000) end, 'case-' || mess.id, now()
    from mess left join (select order_id, sum(amount) came from money_entry group by 1) m on m.order_id = mess.id
    where owed > 0`)
}

type Money = { orderId: number; amount: number }
const fits = (one: Money, other: Money) => one.orderId === other.orderId && one.amount === other.amount
const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/** The same totals, calculated order by order. */
async function sumByOrder() {
  const orders = await testApp.db.select().from(order).orderBy(order.id)
  const entries = await testApp.db.select().from(moneyEntry)
  const payments = [
    ...(await testApp.db.select().from(payment).where(eq(payment.state, 'PAID'))).map((one) => ({
      ...one,
      reference: `payment-${one.id}`,
    })),
    ...(await testApp.db.select().from(deskPayment)).map((one) => ({ ...one, reference: `desk-${one.id}` })),
  ]
  const received = entries.filter(({ kind }) => kind === 'received')
  const sums = orders.map(({ id, invoice, paymentStatus, grandTotal }) => {
    const price = paymentStatus === 'PAID' ? grandTotal : 0
    const came = sumOf(received.filter(({ orderId }) => orderId === id))
    const due = sumOf(entries.filter(({ orderId, kind }) => orderId === id && kind === 'refund-due'))
    const beyond = paymentStatus === 'PAID' ? Math.min(due, Math.max(came - price, 0)) : due
    return { invoice, came, price, beyond }
  })
  const uneven = sums.filter(({ came, price, beyond }) => came !== price + beyond).map(({ invoice }) => invoice)
  const entryOf = new Map(received.map((one) => [one.reference, one]))
  const known = new Set(payments.map(({ reference }) => reference))
  const alone = received.filter(({ reference }) => !known.has(reference))
  const misfits = payments.filter((one) => !entryOf.has(one.reference) || !fits(one, entryOf.get(one.reference)!))
  const total = (pick: (one: (typeof sums)[number]) => number) => sums.reduce((sum, one) => sum + pick(one), 0)
  return {
    received: sumOf(received),
    atDesk: sumOf(received.filter(({ reference }) => reference.startsWith('desk-'))),
    paidOrders: total(({ price }) => price),
    owed: total(({ beyond }) => beyond),
    difference: total(({ came, price, beyond }) => came - price - beyond),
    uneven: uneven.slice(0, 50),
    allUneven: uneven.length,
    loosePayments: alone.length + misfits.length,
  }
}

test('reconciliation: the totals equal the sum over all orders, whatever was paid twice, in excess or at another desk', async () => {
  const expected = await sumByOrder()
  expect(await reconcile(testApp.db)).toMatchObject(expected)
  expect(expected.loosePayments).toBeGreaterThan(10)
  expect(expected.owed).toBeGreaterThan(0)
})

test('reconciliation: the oldest unbalanced orders are listed, with the total number', async () => {
  const { uneven, allUneven, even } = await reconcile(testApp.db)
  expect(allUneven).toBeGreaterThan(100)
  expect(uneven).toHaveLength(50)
  expect(uneven).toEqual(uneven.toSorted())
  expect(even).toBe(false)
})
