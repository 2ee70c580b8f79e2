import type { Result } from '@nmw/contract/endpoint'
import { handOver, listPickups, useVoucherCode } from '@nmw/contract/ops-desk'
import { redeemVoucher } from '@nmw/contract/voucher'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { order, orderEvent } from '../database/schema/order-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { transaction } from '../database/transaction.ts'
import { copyOrder } from '../testing/make/copy-order.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { createVoucher } from '../testing/make/create-voucher.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { voucherDeskRoutes } from '../voucher/voucher-desk-routes.ts'
import { voucherRoutes } from '../voucher/voucher-routes.ts'
import { deskRoutes } from './desk-routes.ts'
import { moveOrder } from './move-order.ts'
import type { Mover, OrderMove } from './order-moves.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...deskRoutes, ...voucherDeskRoutes, ...voucherRoutes] })
})
afterAll(() => testApp.close())

/** An order ready for pickup, with two counters. */
async function shelve(moves: [OrderMove, Mover][] = readyMoves) {
  const member = await createMember(testApp)
  const row = await createTestPurchase(testApp, { patientId: member.id })
  for (const [move, by] of moves) {
    const set = move === 'ready' ? { set: { pickupCode: '482913' } } : {}
    await transaction(testApp.db, (db) => moveOrder(testApp.context, db, { orderId: row.id, move, by, ...set }))
  }
  const [desk, second] = [
    await createStaff(testApp, { branchId: row.branchId }),
    await createStaff(testApp, { branchId: row.branchId }),
  ]
  const give = (code: string, counter = desk) =>
    counter.call(handOver, { params: { invoice: row.invoice }, body: { code } })
  return { row, member, desk, second, give }
}
const readyMoves: [OrderMove, Mover][] = [
  ['pay', 'system'],
  ['confirm', 'pharmacist'],
  ['ready', 'pharmacist'],
]
const audits = (action: string, object: string) =>
  testApp.db.$count(auditEntry, and(eq(auditEntry.action, action), eq(auditEntry.object, object)))

test('order: the pickup list of a branch shows waiting orders without their codes', async () => {
  const { row, desk, member } = await shelve()
  const { result } = await desk.call(listPickups, { query: { branch: String(row.branchId) } })
  expect(result).toMatchObject({
    datas: [{ invoice: row.invoice, patientName: member.fullName, items: [{ name: 'Pelembap', quantity: 2 }] }],
    page: { totalData: 1 },
  })
  expect(JSON.stringify(result)).not.toContain('482913')
})

test('order: the newest pickup is on the last page of a long list', async () => {
  const { row, desk } = await shelve()
  await copyOrder(testApp, row.id, 210)
  const query = { branch: String(row.branchId), limit: '50' }
  const pages = await Promise.all(
    ['1', '5'].map(async (page) => {
      const { result } = await desk.call(listPickups, { query: { ...query, page } })
      return result as Result<typeof listPickups>
    }),
  )
  expect(pages.map(({ datas }) => datas.length)).toEqual([50, 11])
  expect(pages[0]!.datas[0]!.invoice).toBe(row.invoice)
  expect(pages[1]!.page).toEqual({ currentPage: 5, totalPage: 5, totalData: 211, limit: 50 })
})

test('order: a pickup is found by patient name or invoice number', async () => {
  const { row, desk, member } = await shelve()
  const [other] = await copyOrder(testApp, row.id, 1)
  const stranger = await createMember(testApp)
  await testApp.db.update(order).set({ patientId: stranger.id }).where(eq(order.id, other!))
  await testApp.db.update(account).set({ fullName: 'Made Wirawan' }).where(eq(account.id, stranger.id))
  const find = async (search: string) => {
    const query = { branch: String(row.branchId), search }
    const { datas, page } = (await desk.call(listPickups, { query })).result as Result<typeof listPickups>
    return [datas.map(({ patientName }) => patientName), page.totalData]
  }
  expect(await find('wira')).toEqual([['Made Wirawan'], 1])
  expect(await find(row.invoice)).toEqual([[member.fullName], 1])
  expect(await find('w_ra')).toEqual([[], 0])
  expect(await find('')).toEqual([[member.fullName, 'Made Wirawan'], 2])
})

test('order: of two counters that hand over at once one succeeds, and points are earned once', async () => {
  const { row, member, desk, second, give } = await shelve()
  const answers = await Promise.all([desk, second, desk, second].map((counter) => give('482 913', counter)))
  expect(sortedCodes(answers)).toEqual([200, 409, 409, 409])
  expect(
    await testApp.db.$count(orderEvent, and(eq(orderEvent.orderId, row.id), eq(orderEvent.orderStatus, 'COMPLETED'))),
  ).toBe(1)
  expect(await testApp.db.$count(pointEntry, eq(pointEntry.accountId, member.id))).toBe(1)
  expect(await audits('hand-over', row.invoice)).toBe(1)
})

test('order: after five wrong pickup codes even the right one is refused', async () => {
  const { row, give, second } = await shelve()
  const guesses = await Promise.all(['1', '2', '3', '4', '5', '6', '7'].map((code) => give(code)))
  expect(sortedCodes(guesses)).toEqual([400, 400, 400, 400, 400, 429, 429])
  expect((await give('482913', second)).code).toBe(429)
  expect(await audits('wrong-pickup-code', row.invoice)).toBe(5)
  const [unchanged] = await testApp.db.select().from(order).where(eq(order.id, row.id))
  expect(unchanged!.orderStatus).toBe('SELF_PICKUP')
})

test('order: an order of another branch, not ready or cancelled cannot be handed over', async () => {
  const here = await shelve()
  const elsewhere = await shelve()
  expect((await here.give('482913', elsewhere.desk)).code).toBe(404)
  const early = await shelve([['pay', 'system']])
  expect(await early.give('482913')).toMatchObject({ code: 409, message: 'Pesanan ini belum siap diambil' })
  const refused = await shelve([
    ['pay', 'system'],
    ['refuse', 'pharmacist'],
  ])
  expect(await refused.give('482913')).toMatchObject({ code: 409, message: 'Pesanan ini sudah dibatalkan' })
})

test.each(['pharmacist', 'doctor'] as const)('order: a %s cannot hand over an order', async (role) => {
  const { row, give } = await shelve()
  const staff = await createStaff(testApp, { role, branchId: row.branchId })
  expect((await give('482913', staff)).code).toBe(403)
})

test('voucher: of two counters that use a voucher at once one succeeds', async () => {
  const member = await createMember(testApp, { points: 50 })
  const { options } = await createVoucher(testApp)
  const session = await signIn(testApp, member)
  const redeemed = await testApp.send(redeemVoucher, { query: { id: String(options[0]) } }, session, '10.1.1.1')
  expect(redeemed.code).toBe(200)
  const [mine] = await testApp.db.select().from(memberVoucher).where(eq(memberVoucher.accountId, member.id))
  const place = await createTestPurchase(testApp, { patientId: member.id })
  const counters = [
    await createStaff(testApp, { branchId: place.branchId }),
    await createStaff(testApp, { branchId: place.branchId }),
  ]
  const code = mine!.code.toLowerCase().replaceAll('-', ' ')
  const body = { branch: place.branchId, code }
  const answers = await Promise.all([...counters, ...counters].map((counter) => counter.call(useVoucherCode, { body })))
  expect(sortedCodes(answers)).toEqual([200, 409, 409, 409])
  const [used] = await testApp.db.select().from(memberVoucher).where(eq(memberVoucher.id, mine!.id))
  expect(used).toMatchObject({ usedBranchId: place.branchId, cancelledAt: null })
  expect(answers.find(({ code }) => code === 200)?.result).toMatchObject({ memberName: member.fullName })
  expect(await audits('use-voucher', `voucher:${mine!.id}`)).toBe(1)
  const elsewhere = await createTestPurchase(testApp, { patientId: member.id })
  const foreign = await counters[0]!.call(useVoucherCode, { body: { branch: elsewhere.branchId, code } })
  expect(foreign.code).toBe(404)
  const nothing = await counters[0]!.call(useVoucherCode, { body: { branch: place.branchId, code: 'AAAA-BBBB-CCCC' } })
  expect(nothing.code).toBe(404)
})
