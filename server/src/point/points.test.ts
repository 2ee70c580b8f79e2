import * as contract from '@nmw/contract/point'
import { addDays } from '@nmw/contract/zone'
import { eq, sql } from 'drizzle-orm'
import { assert, integer, property } from 'fast-check'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { membership } from '../database/schema/membership-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { sqlState, violated } from '../database/transaction.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { earnPoints } from './earn-points.ts'
import { expirePoints } from './expire-points.ts'
import { pointRoutes } from './point-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: pointRoutes })
})
afterEach(async () => {
  testApp.clock.reset()
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
})
afterAll(() => testApp.close())

type Person = Awaited<ReturnType<typeof createPatient>>
type History = { data: contract.PointHistoryItem[]; page: { totalData: number; totalPage: number } }

const DAY = 86_400
const refusal = (asked: Promise<unknown>) => asked.then(() => undefined, violated)

async function reader(person: Person) {
  const headers = await signIn(testApp, person)
  return {
    balance: async () => (await testApp.send(contract.readMembership, {}, headers, '10.4.4.4')).result,
    history: async (query: Record<string, string> = {}) =>
      (await testApp.send(contract.listPointHistory, { query }, headers, '10.4.4.4')).result as History,
  }
}
const earn = (accountId: number, invoice: string, netAmount: number) =>
  earnPoints(testApp.db, { accountId, invoice, netAmount, at: testApp.context.now() })
const newsOf = async (accountId: number) => {
  const rows = await testApp.db.select().from(notification).where(eq(notification.accountId, accountId))
  return rows.map(({ category, message }) => ({ category, message }))
}
const balanceOf = async (accountId: number) =>
  (await testApp.db.select().from(membership).where(eq(membership.accountId, accountId)))[0]!.points

test.each([
  [0, 0],
  [99_999, 0],
  [100_000, 1],
  [199_999, 1],
  [1_250_000, 12],
  [-500_000, 0],
])('points: %i rupiah bring %i points', (amount, points) => {
  expect(contract.pointsFor(amount)).toBe(points)
})

test('points: points are whole numbers, and two sales never bring more than one of their sum', () => {
  const amount = integer({ min: 0, max: 1_000_000_000_000 })
  assert(
    property(amount, amount, (one, other) => {
      const sum = contract.pointsFor(one + other)
      expect(Number.isSafeInteger(sum)).toBe(true)
      expect(contract.pointsFor(one) + contract.pointsFor(other)).toBeLessThanOrEqual(sum)
    }),
  )
})

test('points: a sale brings points once, with its invoice in the history', async () => {
  const person = await createMember(testApp)
  const { history } = await reader(person)
  expect(await earn(person.id, 'INV261115000001', 755_000)).toBe(7)
  expect(await earn(person.id, 'INV261115000001', 755_000)).toBe(0)
  expect(await newsOf(person.id)).toEqual([
    { category: 5, message: 'Anda mendapat 7 poin dari transaksi INV261115000001' },
  ])
  expect(await history()).toEqual({
    data: [
      {
        id: expect.any(Number),
        pointDate: expect.stringMatching(/Z$/),
        pointMessage: 'Poin dari transaksi INV261115000001',
        pointKeluar: 0,
        pointMasuk: 7,
      },
    ],
    page: { currentPage: 1, totalPage: 1, totalData: 1, limit: 10 },
  })
})

test('points: eight concurrent reports of one sale count once', async () => {
  const { id } = await createMember(testApp)
  const earned = await Promise.all(Array.from({ length: 8 }, () => earn(id, 'INV261115000002', 300_000)))
  expect(earned.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 3])
  expect(await balanceOf(id)).toBe(3)
})

test('points: only active members earn, through the last second of their last day', async () => {
  const stranger = await createPatient(testApp)
  expect(await earn(stranger.id, 'INV261115000003', 900_000)).toBe(0)
  const past = await createMember(testApp, { days: -1 })
  expect(await earn(past.id, 'INV261115000004', 900_000)).toBe(0)
  const member = await createMember(testApp, { days: 3 })
  const midnight = new Date(`${addDays(member.expiresOn, 1)}T00:00:00+07:00`)
  const at = (moment: Date, invoice: string) =>
    earnPoints(testApp.db, { accountId: member.id, invoice, netAmount: 100_000, at: moment })
  expect(await at(new Date(midnight.getTime() - 1), 'INV261115000005')).toBe(1)
  expect(await at(midnight, 'INV261115000006')).toBe(0)
})

test('points: points expire once after the grace period of an ended membership, with an entry in the history', async () => {
  const person = await createMember(testApp, { points: 12, days: -40 })
  const { balance, history } = await reader(person)
  const lastDay = addDays(person.expiresOn, 90)
  await expirePoints(testApp.context)
  expect(await balance()).toMatchObject({ userPoint: 12, statusMembership: false, expiredPoint: lastDay })
  testApp.clock.advance(50 * DAY)
  expect(dateInJakarta(testApp.context.now())).toBe(lastDay)
  await expirePoints(testApp.context)
  expect(await balanceOf(person.id)).toBe(12)
  testApp.clock.advance(DAY)
  await Promise.all([expirePoints(testApp.context), expirePoints(testApp.context), expirePoints(testApp.context)])
  await expirePoints(testApp.context)
  testApp.clock.reset()
  expect(await balance()).toMatchObject({ userPoint: 0, expiredPoint: null })
  const { data } = await history()
  expect(data).toHaveLength(2)
  expect(data[0]).toMatchObject({ pointKeluar: 12, pointMasuk: 0 })
  expect(await newsOf(person.id)).toEqual([
    { category: 5, message: expect.stringMatching(/^12 poin hangus karena keanggotaan berakhir pada /) },
  ])
  expect(data[0]!.pointMessage).toMatch(/^Poin hangus karena keanggotaan berakhir pada \d+ \w+ \d{4}$/)
})

test('points: a clock set back by a day expires nothing twice and nothing early', async () => {
  const [today, tomorrow] = [
    await createMember(testApp, { points: 5, days: -91 }),
    await createMember(testApp, { points: 7, days: -90 }),
  ]
  const run = async () => {
    await expirePoints(testApp.context)
    return [await balanceOf(today.id), await balanceOf(tomorrow.id)]
  }
  expect(await run()).toEqual([0, 7])
  // Returned manually: points that expired once do not expire again for the same end of membership.
  const given = { kind: 'correct' as const, amount: 3, message: 'Koreksi', reference: 'back', createdAt: new Date() }
  await testApp.db.insert(pointEntry).values({ ...given, accountId: today.id })
  const seen = []
  for (const days of [-1, 1, 1, -1, 1]) {
    testApp.clock.advance(days * DAY)
    seen.push(await run())
  }
  expect(seen).toEqual([
    [3, 7],
    [3, 7],
    [3, 0],
    [3, 0],
    [3, 0],
  ])
  expect([await newsOf(today.id), await newsOf(tomorrow.id)].map(({ length }) => length)).toEqual([1, 1])
})

test('points: points earned while expiring expire with the others', async () => {
  const { id } = await createMember(testApp, { points: 5, days: -91 })
  const late = {
    accountId: id,
    kind: 'correct' as const,
    amount: 3,
    message: 'Koreksi',
    reference: 'late',
    createdAt: new Date(),
  }
  const { expiring } = await testApp.db.transaction(async (tx) => {
    await tx.insert(pointEntry).values(late)
    const expiring = expirePoints(testApp.context)
    await setTimeout(300)
    // In an object, because the transaction would await a bare promise.
    return { expiring }
  })
  await expiring
  expect(await balanceOf(id)).toBe(0)
})

test('points: a member already expired by another server does not break the run', async () => {
  const { id, expiresOn } = await createMember(testApp, { points: 5, days: -91 })
  const entry = { accountId: id, message: 'Coba', createdAt: new Date() }
  const { expiring } = await testApp.db.transaction(async (tx) => {
    await tx.insert(pointEntry).values({ ...entry, kind: 'expire', amount: -5, reference: expiresOn })
    await tx.insert(pointEntry).values({ ...entry, kind: 'correct', amount: 3, reference: 'again' })
    const expiring = expirePoints(testApp.context)
    await setTimeout(300)
    return { expiring }
  })
  await expiring
  expect(await balanceOf(id)).toBe(3)
  expect(await newsOf(id)).toEqual([])
})

test('points: a renewal in time keeps the points, and the next end of membership expires them', async () => {
  const { id } = await createMember(testApp, { points: 5, days: -80 })
  await testApp.db
    .update(membership)
    .set({ expiresOn: addDays(dateInJakarta(testApp.context.now()), 10) })
    .where(eq(membership.accountId, id))
  testApp.clock.advance(30 * DAY)
  await expirePoints(testApp.context)
  expect(await balanceOf(id)).toBe(5)
  testApp.clock.advance(100 * DAY)
  await expirePoints(testApp.context)
  expect(await balanceOf(id)).toBe(0)
})

test('points: one run expires more members than one batch', async () => {
  const people = await Promise.all(Array.from({ length: 205 }, () => createMember(testApp, { points: 1, days: -91 })))
  await expirePoints(testApp.context)
  const { rows } = await testApp.db.execute<{ left: number }>(
    sql`select sum(points)::int as left from membership where account_id in ${people.map(({ id }) => id)}`,
  )
  expect(rows[0]?.left).toBe(0)
})

test('points: the pages of the history, read from either end, make up the same list without gaps', async () => {
  const person = await createMember(testApp)
  for (let n = 1; n <= 47; n++) await earn(person.id, `INV2611160${String(n).padStart(5, '0')}`, n * 100_000)
  const { history } = await reader(person)
  const seen: number[] = []
  for (let page = 1; page <= 10; page++) {
    const { data, page: info } = await history({ page: String(page), limit: '5' })
    expect(info).toMatchObject({ totalData: 47, totalPage: 10 })
    seen.push(...data.map(({ pointMasuk }) => pointMasuk))
  }
  expect(seen).toEqual(Array.from({ length: 47 }, (_, place) => 47 - place))
  expect((await history({ page: '11', limit: '5' })).data).toEqual([])
  expect((await history({ page: '1000000', limit: '100' })).data).toEqual([])
})

test("points: the history shows only the caller's entries, and without a membership it is empty", async () => {
  await createMember(testApp, { points: 9 })
  const { history, balance } = await reader(await createPatient(testApp))
  expect(await history()).toMatchObject({ data: [], page: { totalData: 0 } })
  expect(await balance()).toEqual({
    userPoint: 0,
    statusMembership: false,
    expiredMembership: null,
    noMember: null,
    expiredPoint: null,
  })
})

test('points: the database refuses negative balances, entries without a reason, and changed or deleted entries', async () => {
  const { id } = await createMember(testApp, { points: 5 })
  const entry = { accountId: id, message: 'Coba', reference: 'x', createdAt: new Date() }
  for (const message of ['', ' \n'])
    expect(await refusal(testApp.db.insert(pointEntry).values({ ...entry, kind: 'earn', amount: 1, message }))).toBe(
      'point_entry_says_why',
    )
  expect(await refusal(testApp.db.insert(pointEntry).values({ ...entry, kind: 'redeem', amount: -6 }))).toBe(
    'membership_points_not_negative',
  )
  expect(await refusal(testApp.db.insert(pointEntry).values({ ...entry, kind: 'redeem', amount: 6 }))).toBe(
    'point_entry_direction',
  )
  const direct = testApp.db.update(membership).set({ points: 500 }).where(eq(membership.accountId, id))
  expect(await direct.then(() => undefined, sqlState)).toBe('23001')
  const change = testApp.db.update(pointEntry).set({ amount: 1 }).where(eq(pointEntry.accountId, id))
  expect(await change.then(() => undefined, sqlState)).toBe('23001')
  const loss = testApp.db.delete(pointEntry).where(eq(pointEntry.accountId, id))
  expect(await loss.then(() => undefined, sqlState)).toBe('23001')
})
