import type { Checkout } from '@nmw/contract/checkout'
import type { CartLine, Delivery } from '@nmw/contract/money'
import { eq, inArray } from 'drizzle-orm'
import {
  array,
  asyncProperty,
  assert,
  boolean,
  constantFrom,
  double,
  integer,
  jsonValue,
  oneof,
  option,
  record,
  string,
} from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressRoutes } from '../address/address-routes.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { order } from '../database/schema/order-table.ts'
import { product } from '../database/schema/product-table.ts'
import rateCard from '../outside/courier/shipping-rates.json' with { type: 'json' }
import { createProduct } from '../testing/make/create-goods.ts'
import { bank, createRedeemer, type Redeemer } from '../testing/make/create-redeemer.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { referenceBill } from '../testing/checks/reference-bill.ts'
import { stockShelf } from '../testing/make/stock-shelf.ts'
import { checkoutRoutes } from './checkout-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...addressRoutes, ...checkoutRoutes] })
})
afterAll(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})

/** Two places whose shipping zone is known independently of the tested code. */
const places = [
  { zone: 0, destination: placeOf(31, 3171, 317106, '10310') },
  { zone: 2, destination: placeOf(51, 5171, 517101, '80228') },
]
const wantedProducts = [
  { price: 99_999, discountPercent: 0, weight: 250 },
  { price: 155_555, discountPercent: 33, weight: 1 },
  { price: 1, discountPercent: 0, weight: 999, taxable: false },
  { price: 1_234_567, discountPercent: 7, weight: 5_000 },
]
const wrongQuantity = oneof(
  constantFrom<unknown>(51, -1, 1e308, -1e308, 1.5, '2', null, true, [1], {}, { value: 51 }, { value: -1 }),
  integer({ min: 51 }),
  integer({ max: -1 }),
  double({ noInteger: true, noNaN: true }),
  string(),
)
/** Random amounts a browser may send. Values no parser accepts are excluded. */
const anyJson = jsonValue().filter((value) => !/"(__proto__|constructor)"/.test(JSON.stringify(value)))
const falseTotals = record({ summary: anyJson, customer: anyJson, update: anyJson }, { requiredKeys: [] })

const cart = record({
  quantities: array(integer({ min: 0, max: 50 }), { minLength: 6, maxLength: 6 }),
  place: constantFrom(...places),
  service: option(constantFrom(...rateCard.services)),
  insurance: boolean(),
  falseTotals,
  lie: record({
    price: anyJson,
    discount: anyJson,
    weight: anyJson,
    required: boolean(),
    memberPrice: anyJson,
  }),
  wrong: option(wrongQuantity, { freq: 2 }),
})

test(
  'checkout: any cart sent over HTTP, with false prices included, costs what an independent calculation says',
  { timeout: 3_600_000 },
  async () => {
    const people = size({ small: 2, full: 20 })
    const each = size({ small: 20, full: 1_000 })
    const seen = { carts: 0, refused: 0, orders: 0 }
    for (let person = 0; person < people; person++) {
      const buyer = await redeemer(person % 2 === 0)
      const ids = [...buyer.ids, ...buyer.goods]
      const goods = await goodsOf(ids)
      let last: { bill: ReturnType<typeof referenceBill>; view: Checkout } | undefined
      const property = asyncProperty(cart, async ({ quantities, place, service, insurance, lie, wrong, ...chosen }) => {
        // Required items have a quantity of at least one; the first line is required.
        const pieces = quantities.map((quantity, at) => (at === 0 ? Math.max(1, quantity) : quantity))
        const items = ids.map((id, at) => ({ ...lie, id, quantity: at % 2 ? pieces[at] : { value: pieces[at] } }))
        const shipping = service
          ? { service: service.service, serviceType: service.service_type, insurance, price: 0, insuranceFee: 0 }
          : { serviceType: 'SELF_PICKUP' }
        const body = { ...chosen.falseTotals, destination: place.destination, items, shipping }
        if (wrong !== null) {
          const before = (await buyer.read()).result
          const refused = await buyer.update({ ...body, items: [...items.slice(1), { id: ids[0], quantity: wrong }] })
          expect([wrong, refused.code]).toEqual([wrong, 400])
          expect((await buyer.update({ items: [...items.slice(1), { id: ids[0], quantity: 0 }] })).code).toBe(400)
          expect((await buyer.read()).result).toEqual(before)
          seen.refused += 2
        }
        const answer = await buyer.update(body)
        expect(answer.code).toBe(200)
        const view = answer.result as Checkout
        const lines = goods.map((good, at): CartLine => ({ ...good, quantity: pieces[at]! }))
        const grams = lines.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0)
        const way: Delivery = service
          ? { cost: service.perKgByZone[place.zone]! * kilos(grams), insurable: true }
          : { cost: 0, insurable: false }
        const bill = referenceBill(lines, buyer.isMember, way, insurance)
        const { summary } = view
        const totals = {
          listTotal: summary.totalListPrice,
          discount: summary.discount,
          goodsTotal: summary.totalProductPrice,
          weight: summary.weightTotal,
          shippingAmount: summary.shippingAmount,
          insuranceFee: summary.insuranceFee,
          serviceFee: summary.serviceFee,
          grandTotal: summary.grandTotal,
          vat: summary.vat,
          points: summary.points,
        }
        for (const [name, value] of Object.entries(totals))
          expect([name, BigInt(value)]).toEqual([name, bill[name as keyof typeof totals]])
        seen.carts++
        last = { bill, view }
      })
      await assert(property, { numRuns: each })
      await buyer.update({ payment: bank })
      const made = await buyer.order({ grandTotal: Number(last!.bill.grandTotal) })
      expect([made.code, made.message]).toEqual([200, made.message])
      const [row] = await testApp.db.select().from(order).where(eq(order.patientId, buyer.person.id))
      expect(BigInt(row!.grandTotal)).toBe(last!.bill.grandTotal)
      seen.orders++
    }
    printFigure(
      `M1: ${seen.carts} random checkouts over HTTP equal to the reference, ${seen.refused} wrong ones refused, ${seen.orders} orders to the rupiah`,
    )
  },
)

async function redeemer(isMember: boolean) {
  const lines = [
    { drug: { price: 123_456, memberPrice: 111_110 } },
    { must: false, drug: { taxable: false, weight: 77 } },
  ]
  const buyer: Redeemer = await createRedeemer(testApp, { member: isMember, lines, pieces: 1_000 })
  const own: string[] = []
  for (const wanted of wantedProducts) {
    const { id } = await createProduct(testApp, { ...wanted, memberPrice: Math.floor(wanted.price * 0.9) })
    for (const branchId of [1, buyer.given.branch.id])
      await stockShelf(testApp, { branchId, goods: { productId: id }, quantity: 1_000 })
    own.push(id)
  }
  await buyer.read()
  return { ...buyer, isMember, goods: own }
}

async function goodsOf(ids: string[]) {
  const rows = [
    ...(await testApp.db.select().from(medicine).where(inArray(medicine.id, ids))),
    ...(await testApp.db.select().from(product).where(inArray(product.id, ids))),
  ]
  return ids.map((id) => {
    const { price, memberPrice, weight, taxable, ...row } = rows.find((one) => one.id === id)!
    return { price, memberPrice, weight, taxable, discountPercent: 'discountPercent' in row ? row.discountPercent : 0 }
  })
}

/** At least a kilogram, rounded up beyond 300 grams. */
function kilos(grams: number) {
  let count = 1
  while (count * 1000 + 300 < grams) count++
  return count
}

function placeOf(province: number, city: number, district: number, postalCode: string) {
  return {
    receiverName: 'Ayu',
    receiverPhone: '6281000000300',
    address: 'Jl. Raya 1',
    province: { id: province },
    city: { id: city },
    district: { id: district, postalCode },
  }
}
