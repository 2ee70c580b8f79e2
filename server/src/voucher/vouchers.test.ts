import { checkVoucherCode } from '@nmw/contract/ops-desk'
import * as contract from '@nmw/contract/voucher'
import { addDays } from '@nmw/contract/zone'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { memberVoucher, voucherOption } from '../database/schema/voucher-table.ts'
import { violated } from '../database/transaction.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createVoucher } from '../testing/make/create-voucher.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { useVoucher } from './use-voucher.ts'
import { makeVoucherCode, readVoucherCode } from './voucher-code.ts'
import { voucherDeskRoutes } from './voucher-desk-routes.ts'
import { voucherRoutes } from './voucher-routes.ts'

let testApp: TestApp
let cashier: number
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...voucherDeskRoutes, ...voucherRoutes] })
  cashier = (await createPatient(testApp, { roleId: 23 })).id
  await testApp.db.insert(branch).values({
    id: 1,
    code: 'JKT',
    name: 'Klinik NMW Menteng',
    timezone: 'Asia/Jakarta',
    address: '',
    latitude: -6,
    longitude: 106,
    image: '',
    districtId: 317106,
  })
})
afterEach(async () => {
  testApp.clock.reset()
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
})
afterAll(() => testApp.close())

const DAY = 86_400
type Detail = { header: { MPVUNAMA: string }; detail: { MPVDID: number; redeemable: boolean }[] }

let addresses = 0
async function member(wanted: Parameters<typeof createMember>[1] = {}, person?: { id: number }) {
  const { id } = person ?? (await createMember(testApp, wanted))
  const headers = await signIn(testApp, { id })
  const ip = `10.9.0.${++addresses}`
  const send = (endpoint: Parameters<TestApp['send']>[0], sent: object = {}, key?: string) =>
    testApp.send(endpoint, sent, { ...headers, ...(key !== undefined && { 'idempotency-key': key }) }, ip)
  return {
    id,
    redeem: (option: number, key?: string) => send(contract.redeemVoucher, { query: { id: String(option) } }, key),
    cancel: (code: string, key?: string) => send(contract.cancelVoucher, { params: { code } }, key),
    read: (name: string) => send(contract.readVoucher, { query: { id: name } }),
    catalogue: async () => (await send(contract.listVouchers)).result as contract.VoucherItem[],
    list: async () =>
      (await send(contract.listMemberVouchers)).result as { voucher: contract.MemberVoucher[]; unusedVoucher: number },
    points: async () => (await testApp.db.select().from(membership).where(eq(membership.accountId, id)))[0]?.points,
  }
}
const use = (code: string) =>
  useVoucher(testApp.context, {
    caller: { accountId: cashier },
    client: { ip: '10.1.1.1', requestId: 'desk' },
    body: { branch: 1, code },
  })

test('voucher: an issued voucher keeps its value when the option changes', async () => {
  const { options } = await createVoucher(testApp, { points: [40] })
  const { redeem, list } = await member({ points: 40 })
  expect((await redeem(options[0]!)).code).toBe(200)
  await testApp.db.update(voucherOption).set({ value: 50_000 }).where(eq(voucherOption.id, options[0]!))
  const desk = await createStaff(testApp, { role: 'frontOffice', branchId: 1 })
  const code = (await list()).voucher[0]!.codeVoucher
  const { result } = await desk.call(checkVoucherCode, { body: { branch: 1, code } })
  expect(result).toMatchObject({ value: 200_000 })
})

test('voucher: the catalogue shows active vouchers within their dates that have options', async () => {
  const today = dateInJakarta(testApp.context.now())
  const shown = await createVoucher(testApp, { points: [70, 45, 55] })
  const lastDay = await createVoucher(testApp, { endsOn: today, startsOn: today })
  const hidden = await Promise.all([
    createVoucher(testApp, { active: false }),
    createVoucher(testApp, { startsOn: addDays(today, 1) }),
    createVoucher(testApp, { startsOn: addDays(today, -9), endsOn: addDays(today, -1) }),
    createVoucher(testApp).then(async (one) => {
      await testApp.db.update(voucherOption).set({ active: false }).where(eq(voucherOption.voucherId, one.id))
      return one
    }),
  ])
  const { catalogue, read, redeem } = await member({ points: 500 })
  const items = await catalogue()
  expect(items.find(({ id }) => id === shown.id)).toEqual({
    id: shown.id,
    MPVUNAMA: shown.name,
    INAMA: 'Pilihan 1, Pilihan 2, Pilihan 0',
    MPIMAGES: 'voucher-facial.webp',
    MPVUTANGGAL2: addDays(today, 60),
    pointFrom: 45,
  })
  expect(items.map(({ id }) => id)).toContain(lastDay.id)
  for (const { id, options } of hidden) {
    expect(items.map((item) => item.id)).not.toContain(id)
    expect(await redeem(options[0]!)).toMatchObject({ code: 404 })
  }
  expect(await read(hidden[0].id)).toMatchObject({ code: 404 })
  expect(await read(hidden[3].id)).toMatchObject({ code: 200, result: { detail: [] } })
})

test('voucher: a voucher is read by name or id, and without one the request is refused', async () => {
  const { id, name, options } = await createVoucher(testApp, { points: [40, 60] })
  const { read } = await member({ points: 40 })
  for (const asked of [id, name]) {
    const { result } = await read(asked)
    expect((result as Detail).header.MPVUNAMA).toBe(name)
    expect((result as Detail).detail).toMatchObject([
      { MPVDID: options[0], redeemable: true },
      { MPVDID: options[1], redeemable: false },
    ])
  }
  expect(await read('')).toMatchObject({ code: 400, message: 'Halaman Tidak Valid' })
  expect(await read('  ')).toMatchObject({ code: 400, message: 'Halaman Tidak Valid' })
  expect(await read('Voucher Bulan')).toMatchObject({ code: 404 })
  const past = await member({ points: 400, days: -1 })
  expect((await past.read(id)).result).toMatchObject({ detail: [{ redeemable: false }, { redeemable: false }] })
})

test('voucher: redeeming takes the points, gives a code for thirty days and is audited', async () => {
  const { options } = await createVoucher(testApp, { points: [40] })
  const { id, redeem, list, points } = await member({ points: 84 })
  const { code, result } = await redeem(options[0]!)
  expect(code).toBe(200)
  const given = result as contract.MemberVoucher
  expect(given).toMatchObject({ voucherName: 'Pilihan 0', pointVoucher: 40, used: false, cancellable: true })
  expect(given.codeVoucher).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/)
  const life = Date.parse(given.expiredDateVoucher) - testApp.context.now().getTime()
  expect(life).toBeLessThanOrEqual(30 * DAY * 1000)
  expect(life).toBeGreaterThan((30 * DAY - 60) * 1000)
  expect(await points()).toBe(44)
  expect(await list()).toEqual({ voucher: [given], unusedVoucher: 1 })
  const entries = await testApp.db.select().from(pointEntry).where(eq(pointEntry.accountId, id)).orderBy(pointEntry.id)
  expect(entries.at(-1)).toMatchObject({ kind: 'redeem', amount: -40, message: 'Penukaran voucher Pilihan 0' })
  const audit = await testApp.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.object, `voucher:${given.id}`))
  expect(audit).toMatchObject([{ action: 'redeem-voucher', accountId: id, detail: { points: 40 } }])
  expect(JSON.stringify(audit)).not.toContain(given.codeVoucher)
})

test('voucher: redeeming is refused with too few points, no active membership or an unknown option', async () => {
  const { options } = await createVoucher(testApp, { points: [40] })
  const option = options[0]!
  const poor = await member({ points: 39 })
  expect(await poor.redeem(option)).toMatchObject({ code: 400, message: 'Poin anda tidak cukup' })
  expect(await poor.points()).toBe(39)
  const past = await member({ points: 400, days: -1 })
  expect(await past.redeem(option)).toMatchObject({ code: 400 })
  const stranger = await member({}, await createPatient(testApp))
  expect(await stranger.redeem(option)).toMatchObject({ code: 400 })
  const rich = await member({ points: 1000 })
  expect(await rich.redeem(2_000_000_000)).toMatchObject({ code: 404 })
  expect(await rich.redeem(0)).toMatchObject({ code: 400 })
  expect(await rich.redeem(Number.NaN)).toMatchObject({ code: 400 })
  for (const one of [poor, past, stranger, rich]) expect((await one.list()).voucher).toEqual([])
})

test('voucher: the same key gives the same voucher, another option with it answers 422, and no key gives a second voucher', async () => {
  const { options } = await createVoucher(testApp, { points: [10, 20] })
  const { redeem, points, list } = await member({ points: 100 })
  const first = await redeem(options[0]!, 'key-1')
  expect(await redeem(options[0]!, 'key-1')).toMatchObject({ code: 200, result: first.result })
  expect(await points()).toBe(90)
  expect(await redeem(options[1]!, 'key-1')).toMatchObject({ code: 422 })
  await redeem(options[0]!)
  await redeem(options[0]!, 'key-2')
  expect(await points()).toBe(70)
  expect((await list()).voucher).toHaveLength(3)
})

test('voucher: ten concurrent requests with one key give one voucher', async () => {
  const { options } = await createVoucher(testApp, { points: [10] })
  const { redeem, points } = await member({ points: 100 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(options[0]!, 'press')))
  expect(answers.every(({ code }) => code === 200 || code === 409)).toBe(true)
  const codes = answers.flatMap(({ result }) => (result ? [(result as contract.MemberVoucher).codeVoucher] : []))
  expect(new Set(codes).size).toBe(1)
  expect(await points()).toBe(90)
})

test('voucher: cancelling returns all points once, and again is refused', async () => {
  const { options } = await createVoucher(testApp, { points: [40] })
  const { id, redeem, cancel, points, list } = await member({ points: 50 })
  const { codeVoucher } = (await redeem(options[0]!)).result as contract.MemberVoucher
  expect(await cancel(codeVoucher.toLowerCase().replaceAll('-', ' '))).toMatchObject({
    code: 200,
    result: true,
    message: 'Berhasil, penukaran berhasil dibatalkan',
  })
  expect(await points()).toBe(50)
  expect(await list()).toEqual({ voucher: [], unusedVoucher: 0 })
  expect(await cancel(codeVoucher)).toMatchObject({ code: 409, message: 'Penukaran voucher ini sudah dibatalkan' })
  expect(await points()).toBe(50)
  const entries = await testApp.db.select().from(pointEntry).where(eq(pointEntry.accountId, id)).orderBy(pointEntry.id)
  expect(entries.at(-1)).toMatchObject({ kind: 'cancel', amount: 40 })
  await expect(use(codeVoucher)).rejects.toMatchObject({ status: 409 })
})

test('voucher: a cancellation retried after a lost answer succeeds, and the points are returned once', async () => {
  const { options } = await createVoucher(testApp, { points: [40] })
  const { redeem, cancel, points } = await member({ points: 50 })
  const { codeVoucher } = (await redeem(options[0]!)).result as contract.MemberVoucher
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(codeVoucher, 'press')))
  expect(answers.every(({ code }) => code === 200 || code === 409)).toBe(true)
  expect(await cancel(codeVoucher, 'press')).toMatchObject({
    code: 200,
    result: true,
    message: contract.VOUCHER_CANCELLED,
  })
  expect(await cancel(codeVoucher, 'another')).toMatchObject({ code: 409 })
  expect(await points()).toBe(50)
})

test('voucher: each step is notified once, and refused requests are not', async () => {
  const { options } = await createVoucher(testApp, { points: [10] })
  const { id, redeem, cancel } = await member({ points: 25 })
  const [given, taken] = [await redeem(options[0]!, 'a'), await redeem(options[0]!, 'b')].map(
    ({ result }) => (result as contract.MemberVoucher).codeVoucher,
  ) as [string, string]
  await redeem(options[0]!, 'b')
  await redeem(options[0]!)
  await cancel(given)
  await cancel(given)
  await use(taken)
  await use(taken).catch(() => {})
  const news = await testApp.db
    .select()
    .from(notification)
    .where(eq(notification.accountId, id))
    .orderBy(notification.id)
  expect(news.map(({ message }) => message)).toEqual([
    '10 poin ditukar dengan voucher Pilihan 0',
    '10 poin ditukar dengan voucher Pilihan 0',
    'Penukaran voucher Pilihan 0 dibatalkan, 10 poin kembali',
    'Voucher Pilihan 0 dipakai di klinik',
  ])
  expect(new Set(news.map(({ category }) => category))).toEqual(new Set([1]))
})

test('voucher: a used, expired, foreign or unknown voucher cannot be cancelled', async () => {
  const { options } = await createVoucher(testApp, { points: [10] })
  const { id, redeem, cancel, points, list } = await member({ points: 30 })
  const [used, unused] = [await redeem(options[0]!), await redeem(options[0]!)].map(
    ({ result }) => (result as contract.MemberVoucher).codeVoucher,
  ) as [string, string]
  expect(await use(used.toLowerCase())).toMatchObject({ name: 'Pilihan 0', kind: 'points' })
  expect(await cancel(used)).toMatchObject({ code: 409, message: 'Voucher ini sudah dipakai' })
  await expect(use(used)).rejects.toMatchObject({ status: 409, message: 'Voucher ini sudah dipakai' })
  expect((await list()).voucher.find(({ codeVoucher }) => codeVoucher === used)).toMatchObject({
    used: true,
    usedBranch: 'Klinik NMW Menteng',
    cancellable: false,
  })
  const thief = await member({ points: 30 })
  const foreign = await thief.cancel(unused)
  const unknown = await thief.cancel(makeVoucherCode())
  expect(foreign).toMatchObject({ code: 404 })
  expect({ ...foreign, headers: null }).toEqual({ ...unknown, headers: null })
  expect(await thief.cancel('x')).toMatchObject({ code: 404 })

  const [row] = await testApp.db.select().from(memberVoucher).where(eq(memberVoucher.code, unused))
  testApp.clock.set(new Date(row!.expiresAt.getTime() - 60_000))
  const later = await member({}, { id })
  expect((await later.list()).unusedVoucher).toBe(1)
  testApp.clock.set(row!.expiresAt)
  expect(await later.list()).toMatchObject({ unusedVoucher: 0, voucher: [{ expired: true, cancellable: false }, {}] })
  expect(await later.cancel(unused)).toMatchObject({ code: 409, message: 'Voucher ini sudah kadaluarsa' })
  await expect(use(unused)).rejects.toMatchObject({ status: 409, message: 'Voucher ini sudah kadaluarsa' })
  expect(await points()).toBe(10)
})

test('voucher: a voucher is valid for thirty days to the millisecond', async () => {
  const { options } = await createVoucher(testApp, { points: [10] })
  const { redeem } = await member({ points: 30 })
  const { id, codeVoucher } = (await redeem(options[0]!)).result as contract.MemberVoucher
  const [row] = await testApp.db.select().from(memberVoucher).where(eq(memberVoucher.id, id))
  expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(30 * DAY * 1000)
  const frozen = (moment: Date) => ({ ...testApp.context, now: () => moment })
  const input = {
    caller: { accountId: cashier },
    client: { ip: '10.1.1.1', requestId: '' },
    body: { branch: 1, code: codeVoucher },
  }
  await expect(useVoucher(frozen(row!.expiresAt), input)).rejects.toMatchObject({ status: 409 })
  await useVoucher(frozen(new Date(row!.expiresAt.getTime() - 1)), input)
})

test('voucher: code guessing is stopped after ten misses, and hits do not count', async () => {
  const { options } = await createVoucher(testApp, { points: [1] })
  const { redeem, cancel } = await member({ points: 100 })
  for (let n = 0; n < 12; n++) {
    const { codeVoucher } = (await redeem(options[0]!)).result as contract.MemberVoucher
    expect(await cancel(codeVoucher)).toMatchObject({ code: 200 })
    expect(await cancel(codeVoucher)).toMatchObject({ code: 409 })
  }
  for (let n = 0; n < 6; n++) expect(await cancel(makeVoucherCode())).toMatchObject({ code: 404 })
  const guesses = await Promise.all(Array.from({ length: 30 }, () => cancel(makeVoucherCode())))
  expect(guesses.filter(({ code }) => code === 404)).toHaveLength(4)
  expect(guesses.filter(({ code }) => code === 429)).toHaveLength(26)
  const { codeVoucher } = (await redeem(options[0]!)).result as contract.MemberVoucher
  const late = await cancel(codeVoucher)
  expect(late).toMatchObject({ code: 429, headers: { 'retry-after': expect.any(String) } })
  testApp.clock.advance(901)
  expect(await cancel(codeVoucher)).toMatchObject({ code: 200 })
})

test('voucher: codes carry sixty bits: every character equally likely, no two alike', () => {
  const codes = Array.from({ length: 10_000 }, makeVoucherCode)
  expect(new Set(codes).size).toBe(10_000)
  const counts = Map.groupBy(codes.join('').replaceAll('-', ''), (sign) => sign)
  expect(counts.size).toBe(32)
  // Each of 32 characters is expected 3750 times, within six standard deviations.
  for (const seen of counts.values()) expect(Math.abs(seen.length - 3750)).toBeLessThan(6 * Math.sqrt(3750))
})

test.each([
  ['k7qm-2xrd-9tve', 'K7QM-2XRD-9TVE'],
  [' K7QM 2XRD 9TVE ', 'K7QM-2XRD-9TVE'],
  ['O7QM2XRDITVL', '07QM-2XRD-1TV1'],
  ['K7QM-2XRD-9TV', undefined],
  ['K7QM-2XRD-9TVEE', undefined],
  ['K7QM-2XRD-9TVU', undefined],
  ['K7QM-2XRD-9TV%', undefined],
  ['', undefined],
])('voucher: %o is read as %s', (typed, code) => {
  expect(readVoucherCode(typed)).toBe(code)
})

const refusal = (asked: Promise<unknown>) => asked.then(() => undefined, violated)
const birthdayRow = (accountId: number, birthdayYear: number, expiresAt: Date) => ({
  accountId,
  kind: 'birthday' as const,
  name: `V${birthdayYear}`,
  image: '',
  code: makeVoucherCode(),
  points: 0,
  createdAt: testApp.context.now(),
  expiresAt,
  birthdayYear,
})

test('voucher: the database refuses a voucher both used and cancelled, and a second birthday voucher a year', async () => {
  const { id } = await member()
  const at = testApp.context.now()
  await testApp.db.insert(memberVoucher).values(birthdayRow(id, 2027, at))
  const second = testApp.db.insert(memberVoucher).values(birthdayRow(id, 2027, at))
  expect(await refusal(second)).toBe('member_voucher_one_birthday')
  const both = testApp.db
    .update(memberVoucher)
    .set({ usedAt: at, usedBranchId: 1, cancelledAt: at })
    .where(eq(memberVoucher.accountId, id))
  expect(await refusal(both)).toBe('member_voucher_one_end')
})

test("voucher: ended vouchers are listed up to the contract's limit, and usable ones all", async () => {
  const { id, list } = await member()
  const at = testApp.context.now().getTime()
  const rows = Array.from({ length: 120 }, (_, place) =>
    birthdayRow(id, 1000 + place, new Date(at + (place < 60 ? 1 : -1) * DAY * 1000)),
  )
  await testApp.db.insert(memberVoucher).values(rows)
  const { voucher, unusedVoucher } = await list()
  expect(unusedVoucher).toBe(60)
  expect(voucher.filter(({ expired }) => expired).map(({ voucherName }) => voucherName)).toEqual(
    Array.from({ length: contract.ENDED_VOUCHERS_SHOWN }, (_, place) => `V${1119 - place}`),
  )
})
