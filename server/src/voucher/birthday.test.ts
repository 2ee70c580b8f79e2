import { listMemberVouchers, cancelVoucher, type MemberVoucher } from '@nmw/contract/voucher'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { branch } from '../database/schema/branch-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { relayNews } from '../notification/relay-news.ts'
import { createMember } from '../testing/make/create-member.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { birthdaysOn } from './birthdays-on.ts'
import { giveBirthdayVouchers } from './give-birthday-vouchers.ts'
import { voucherRoutes } from './voucher-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: voucherRoutes })
  testApp.context.wake = () => {}
  const clinic = { address: '', latitude: -6, longitude: 106, image: '', districtId: 317106 }
  await testApp.db.insert(branch).values([
    { id: 1, code: 'JKT', name: 'Menteng', timezone: 'Asia/Jakarta', ...clinic },
    { id: 2, code: 'DPS', name: 'Denpasar', timezone: 'Asia/Makassar', ...clinic },
    { id: 3, code: 'DJJ', name: 'Jayapura', timezone: 'Asia/Jayapura', ...clinic },
  ])
})
afterAll(() => testApp.close())

function setClock(moment: string) {
  testApp.clock.reset()
  testApp.clock.advance((Date.parse(moment) - testApp.context.now().getTime()) / 1000)
}
beforeEach(() => setClock('2027-03-01T00:00:00+07:00'))

const born = (birthDate: string, branchId = 1, days = 365) =>
  createMember(testApp, { birthDate, days, account: { branchId } })
const given = (id: number) =>
  testApp.db.select().from(memberVoucher).where(eq(memberVoucher.accountId, id)).orderBy(memberVoucher.id)

test.each([
  ['2027-03-17', ['03-17']],
  ['2027-02-28', ['02-28', '02-29']],
  ['2028-02-28', ['02-28']],
  ['2028-02-29', ['02-29']],
  ['2100-02-28', ['02-28', '02-29']],
  ['2000-02-28', ['02-28']],
])('birthday voucher: on %s the birthdays of %j are celebrated', (day, birthdays) => {
  expect(birthdaysOn(day)).toEqual(birthdays)
})

test.each([
  [1, '2027-03-17T00:00:00+07:00', '2027-03-17T17:00:00.000Z'],
  [2, '2027-03-17T00:00:00+08:00', '2027-03-17T16:00:00.000Z'],
  [3, '2027-03-17T00:00:00+09:00', '2027-03-17T15:00:00.000Z'],
])('birthday voucher: the day starts and ends by the clock of branch %i', async (branchId, midnight, end) => {
  const person = await born('1994-03-17', branchId)
  const justBefore = new Date(Date.parse(midnight) - 1)
  await giveBirthdayVouchers({ ...testApp.context, now: () => justBefore })
  expect(await given(person.id)).toEqual([])
  setClock(midnight)
  await giveBirthdayVouchers(testApp.context)
  const [voucher, ...others] = await given(person.id)
  expect(others).toEqual([])
  expect(voucher).toMatchObject({ kind: 'birthday', points: 0, birthdayYear: 2027 })
  expect(voucher!.expiresAt.toISOString()).toBe(end)
})

test('birthday voucher: one a year, however often the job runs and on however many servers', async () => {
  const { id } = await born('1990-03-18')
  setClock('2027-03-18T08:00:00+07:00')
  await Promise.all(Array.from({ length: 4 }, () => giveBirthdayVouchers(testApp.context)))
  setClock('2027-03-18T23:59:00+07:00')
  await giveBirthdayVouchers(testApp.context)
  expect(await given(id)).toHaveLength(1)
  expect(await testApp.db.select().from(notification).where(eq(notification.accountId, id))).toMatchObject([
    { category: 0, link: '/user/point?slug=voucher-list' },
  ])
  setClock('2027-03-19T00:30:00+07:00')
  await giveBirthdayVouchers(testApp.context)
  expect(await given(id)).toHaveLength(1)
})

test('birthday voucher: members with promo consent get a mail, others only the notification', async () => {
  const [agreed, silent] = [await born('1990-03-21'), await born('1990-03-21')]
  setClock('2027-03-21T08:00:00+07:00')
  const version = '2026-11'
  const grantedAt = testApp.context.now()
  await testApp.db.insert(consent).values({ accountId: agreed.id, purpose: 'marketing', version, ip: '', grantedAt })
  await giveBirthdayVouchers(testApp.context)
  await relayNews(testApp.context)
  const mailTo = ({ email }: { email: string }) =>
    testApp.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email))
  expect(await mailTo(agreed)).toMatchObject([
    { channel: 'mail', subject: 'Promo Kupon dari Klinik NMW', body: expect.stringContaining('Selamat ulang tahun.') },
  ])
  expect(await mailTo(silent)).toEqual([])
})

test('birthday voucher: the next year brings the next one', async () => {
  const { id } = await born('1990-03-20', 1, 800)
  for (const year of [2027, 2028]) {
    setClock(`${year}-03-20T10:00:00+07:00`)
    await giveBirthdayVouchers(testApp.context)
  }
  expect((await given(id)).map(({ birthdayYear }) => birthdayYear)).toEqual([2027, 2028])
})

test.each([
  [2027, '02-28', true],
  [2027, '03-01', false],
  [2028, '02-28', false],
  [2028, '02-29', true],
])('birthday voucher: born on 29 February: %i-%s gives %s', async (year, day, gives) => {
  const { id } = await born('1996-02-29', 1, 800)
  setClock(`${year}-${day}T12:00:00+07:00`)
  await giveBirthdayVouchers(testApp.context)
  expect(await given(id)).toHaveLength(gives ? 1 : 0)
})

test('birthday voucher: only active members get one, also when renewed on the day itself', async () => {
  const past = await born('1980-04-02', 1, 20)
  const alive = await born('1980-04-02', 1, 32)
  setClock('2027-04-02T09:00:00+07:00')
  await giveBirthdayVouchers(testApp.context)
  expect(await given(past.id)).toHaveLength(0)
  expect(await given(alive.id)).toHaveLength(1)
})

test('birthday voucher: it is listed with its terms and time zone, and cannot be exchanged for points', async () => {
  const person = await born('1985-05-05', 3)
  setClock('2027-05-05T10:00:00+09:00')
  await giveBirthdayVouchers(testApp.context)
  const headers = await signIn(testApp, person)
  const { result } = await testApp.send(listMemberVouchers, {}, headers, '10.2.2.2')
  const { voucher, unusedVoucher } = result as { voucher: MemberVoucher[]; unusedVoucher: number }
  expect(unusedVoucher).toBe(1)
  expect(voucher).toMatchObject([
    {
      voucherName: 'Diskon 50% perawatan ulang tahun',
      pointVoucher: 0,
      birthday: true,
      zone: 'Asia/Jayapura',
      expired: false,
      cancellable: false,
      expiredDateVoucher: '2027-05-05T15:00:00.000Z',
    },
  ])
  expect(voucher[0]!.terms[0]).toContain('50%')
  const cancel = await testApp.send(cancelVoucher, { params: { code: voucher[0]!.codeVoucher } }, headers, '10.2.2.2')
  expect(cancel).toMatchObject({ code: 409 })
  expect(await given(person.id)).toMatchObject([{ cancelledAt: null }])
})
