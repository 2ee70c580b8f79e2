import { cancelVoucher, type MemberVoucher, redeemVoucher } from '@nmw/contract/voucher'
import { eq } from 'drizzle-orm'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { branch } from '../database/schema/branch-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
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
let desks: number[]
let options: number[]
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...voucherDeskRoutes, ...voucherRoutes] })
  const clinic = { address: '', latitude: -6, longitude: 106, image: '', districtId: 317106 }
  await testApp.db.insert(branch).values({ id: 1, code: 'JKT', name: 'Menteng', timezone: 'Asia/Jakarta', ...clinic })
  desks = await Promise.all(Array.from({ length: 5 }, async () => (await createPatient(testApp, { roleId: 23 })).id))
  options = (await createVoucher(testApp, { points: [40, 41] })).options
})
afterEach(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  expect(testApp.errors.splice(0)).toEqual([])
})
afterAll(() => testApp.close())

const members = size({ small: 5, full: 500 })
const long = { timeout: 1_200_000 }

async function member(points: number) {
  const person = await createMember(testApp, { points })
  const headers = await signIn(testApp, person)
  return {
    id: person.id,
    redeem: (option: number) => testApp.send(redeemVoucher, { query: { id: String(option) } }, headers, '10.9.1.1'),
    cancel: (code: string) => testApp.send(cancelVoucher, { params: { code } }, headers, '10.9.1.1'),
    points: async () =>
      (await testApp.db.select().from(membership).where(eq(membership.accountId, person.id)))[0]!.points,
  }
}

test('voucher: of twenty concurrent redemptions with points for one voucher one succeeds', long, async () => {
  let refusals = 0
  await inParallel([...Array(members).keys()], 2, async () => {
    const { id, redeem, points } = await member(79)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => redeem(options[place % 2]!)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    const refused = answers.filter(({ code, message }) => code === 400 && message === 'Poin anda tidak cukup')
    expect(refused).toHaveLength(19)
    refusals += refused.length
    expect([38, 39]).toContain(await points())
    expect(await testApp.db.$count(memberVoucher, eq(memberVoucher.accountId, id))).toBe(1)
  })
  printFigure(`C5 ${members} members x 20 redemptions with points for one: ${members} vouchers, ${refusals} refusals`)
})

test('voucher: of five cancellations and five uses at once one succeeds, and the points match', long, async () => {
  const wins = { cancelled: 0, used: 0 }
  await inParallel([...Array(members).keys()], 2, async () => {
    const { redeem, cancel, points } = await member(40)
    const { codeVoucher } = (await redeem(options[0]!)).result as MemberVoucher
    const use = (accountId: number) =>
      useVoucher(testApp.context, {
        caller: { accountId },
        client: { ip: '10.9.2.2', requestId: 'desk' },
        body: { branch: 1, code: codeVoucher },
      }).then(
        () => 200,
        (error: { status?: number }) => error.status ?? 500,
      )
    const tries = desks.flatMap((desk) => [
      anyMoment(120).then(() => use(desk)),
      anyMoment(20).then(() => cancel(codeVoucher)),
    ])
    const codes = (await Promise.all(tries)).map((answer) => (typeof answer === 'number' ? answer : answer.code))
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    const cancelled = (await points()) === 40
    wins[cancelled ? 'cancelled' : 'used']++
  })
  printFigure(`C7 ${members} vouchers x (5 cancellations + 5 uses): ${wins.cancelled} cancelled, ${wins.used} used`)
  // With few vouchers one side may win them all by chance.
  if (members >= 100) expect(Math.min(wins.cancelled, wins.used)).toBeGreaterThan(0)
})

/** A request over HTTP takes longer, so the other one starts later. */
function anyMoment(milliseconds: number) {
  return setTimeout(Math.random() * milliseconds)
}
