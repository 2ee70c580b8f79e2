import { cancelVoucher, type MemberVoucher, redeemVoucher } from '@nmw/contract/voucher'
import { addDays } from '@nmw/contract/zone'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branch } from '../database/schema/branch-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { Problem } from '../http/problem.ts'
import { earnPoints } from '../point/earn-points.ts'
import { expirePoints } from '../point/expire-points.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createVoucher } from '../testing/make/create-voucher.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { inParallel } from '../payment/in-parallel.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { useVoucher } from './use-voucher.ts'
import { voucherDeskRoutes } from './voucher-desk-routes.ts'
import { voucherRoutes } from './voucher-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...voucherDeskRoutes, ...voucherRoutes] })
  const clinic = { address: '', latitude: -6, longitude: 106, image: '', districtId: 317106 }
  await testApp.db.insert(branch).values({ id: 1, code: 'JKT', name: 'Menteng', timezone: 'Asia/Jakarta', ...clinic })
})
afterAll(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})

const WORKERS = 16
const turns = size({ small: 400, full: 100_000 })
const opening = 20

/** What the answers reported for one member; the ledger must match at the end. */
async function openMember() {
  const person = await createMember(testApp, { points: opening })
  const headers = await signIn(testApp, person)
  return { id: person.id, headers, points: opening, codes: new Map<string, number>(), used: 0, cancelled: 0 }
}
type Member = Awaited<ReturnType<typeof openMember>>

const random = (below: number) => Math.floor(Math.random() * below)
const today = () => dateInJakarta(testApp.context.now())
const setEnd = (member: Member, days: number) =>
  testApp.db
    .update(membership)
    .set({ expiresOn: addDays(today(), days) })
    .where(eq(membership.accountId, member.id))

test(
  `voucher: ${WORKERS} workers earn, redeem, use, cancel and expire: every balance is right`,
  { timeout: 3_600_000 },
  async () => {
    const members = await Promise.all(Array.from({ length: size({ small: 6, full: 40 }) }, openMember))
    const desks = await Promise.all(Array.from({ length: 4 }, () => createPatient(testApp, { roleId: 23 })))
    const { options } = await createVoucher(testApp, { points: [1, 3, 7, 15] })
    const counts: Record<string, number> = {}
    const unexpected: unknown[] = []

    const acts: Record<string, (member: Member, turn: number) => Promise<boolean>> = {
      async earn(member) {
        const invoice = `INV${String(random(turns * 2)).padStart(12, '0')}`
        const netAmount = random(12) * 50_000
        const earned = await earnPoints(testApp.db, {
          accountId: member.id,
          invoice,
          netAmount,
          at: testApp.context.now(),
        })
        member.points += earned
        return earned > 0
      },
      async redeem(member) {
        const query = { id: String(options[random(options.length)]) }
        const { code, result, message } = await testApp.send(redeemVoucher, { query }, member.headers, '10.9.3.3')
        if (code !== 200) return note(code === 400, message)
        const { codeVoucher, pointVoucher } = result as MemberVoucher
        member.points -= pointVoucher
        member.codes.set(codeVoucher, pointVoucher)
        return true
      },
      async cancel(member) {
        const code = someCode(member)
        if (!code) return false
        const answer = await testApp.send(cancelVoucher, { params: { code } }, member.headers, '10.9.3.3')
        if (answer.code !== 200) return note(answer.code === 409 || answer.code === 429, answer.message)
        member.points += member.codes.get(code)!
        member.cancelled++
        return true
      },
      async use(member, turn) {
        const code = someCode(member)
        if (!code) return false
        const caller = { accountId: desks[turn % desks.length]!.id }
        try {
          await useVoucher(testApp.context, {
            caller,
            client: { ip: '10.9.4.4', requestId: 'x' },
            body: { branch: 1, code },
          })
          member.used++
          return true
        } catch (error) {
          return note(error instanceof Problem && (error.status === 409 || error.status === 429), error)
        }
      },
      /** Ends a membership in the past, each time on another day, and lets the job find it. */
      async expire(member, turn) {
        if (turn % 5) return setEnd(member, 365).then(() => true)
        await setEnd(member, -91 - random(20_000))
        await expirePoints(testApp.context)
        return true
      },
    }
    function note(expected: boolean, what: unknown) {
      if (!expected) unexpected.push(what)
      return false
    }

    const weighted = ['earn', 'earn', 'earn', 'redeem', 'redeem', 'redeem', 'cancel', 'cancel', 'use', 'expire']
    const begin = performance.now()
    await inParallel([...Array(turns).keys()], WORKERS, async (turn) => {
      const act = weighted[random(weighted.length)]!
      const done = await acts[act]!(members[random(members.length)]!, turn)
      counts[`${act}${done ? '' : ' refused'}`] = (counts[`${act}${done ? '' : ' refused'}`] ?? 0) + 1
    })
    const seconds = (performance.now() - begin) / 1000

    expect(unexpected).toEqual([])
    expect(testApp.errors).toEqual([])
    expect(await findBrokenInvariants(testApp.db)).toEqual([])
    for (const { id, points, codes, used, cancelled } of members) {
      const [row] = await testApp.db.select().from(membership).where(eq(membership.accountId, id))
      const [gone] = await testApp.db
        .select({ points: sql<number>`coalesce(-sum(${pointEntry.amount}), 0)::int` })
        .from(pointEntry)
        .where(and(eq(pointEntry.accountId, id), eq(pointEntry.kind, 'expire')))
      expect(row!.points).toBe(points - gone!.points)
      const vouchers = await testApp.db.select().from(memberVoucher).where(eq(memberVoucher.accountId, id))
      expect(vouchers.map(({ code }) => code).toSorted()).toEqual([...codes.keys()].toSorted())
      expect(vouchers.filter(({ usedAt }) => usedAt)).toHaveLength(used)
      expect(vouchers.filter(({ cancelledAt }) => cancelledAt)).toHaveLength(cancelled)
    }
    for (const act of Object.keys(acts)) expect(counts[act], `${act} happened`).toBeGreaterThan(0)
    printFigure(
      `C6 ${turns} operations by ${WORKERS} workers in ${seconds.toFixed(0)} s, 0 wrong: ${JSON.stringify(counts)}`,
    )
  },
)

/** One of the latest codes, so that many workers compete for the same voucher. */
function someCode({ codes }: Member) {
  const all = [...codes.keys()]
  return all[all.length - 1 - random(Math.min(3, all.length))]
}
