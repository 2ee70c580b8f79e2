import * as notification from '@nmw/contract/notification'
import * as privacy from '@nmw/contract/privacy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { notificationPreference } from '../database/schema/notification-table.ts'
import { violated } from '../database/transaction.ts'
import { privacyRoutes } from '../privacy/privacy-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { allowedChannels } from '../notification/allowed-channels.ts'
import { preferenceRoutes } from './preference-routes.ts'

const { CATEGORY } = notification
const NO_CHANNEL_LEFT = 'Kabar pembayaran dan janji harus sampai: biarkan e-mail atau WhatsApp tetap aktif'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...preferenceRoutes, ...privacyRoutes] })
})
afterAll(() => testApp.close())

let phones = 0
async function member(columns: Parameters<typeof createPatient>[1] = {}) {
  const phone = `62810000${String(++phones).padStart(5, '0')}`
  const person = await createPatient(testApp, { phone, phoneVerifiedAt: new Date(), ...columns })
  const headers = await signIn(testApp, person)
  const send = (endpoint: Parameters<TestApp['send']>[0], body?: unknown) =>
    testApp.send(endpoint, { body }, headers, '10.3.3.3')
  const read = async () => (await send(notification.readPreferences)).result as notification.NotificationPreference[]
  return {
    ...person,
    send,
    read,
    choose: (category: number, mail: boolean, whatsapp: boolean) =>
      send(notification.changePreference, { category, mail, whatsapp }),
    consents: (granted: boolean) => send(privacy.changeConsent, { purpose: 'marketing', granted }),
    ways: async (category: number) => {
      const { mail, whatsapp } = (await read())[category]!
      return [mail, whatsapp]
    },
    channels: (category: number) => allowedChannels(testApp.context, testApp.db, person.id, category),
  }
}

const marketingOf = (accountId: number) =>
  testApp.db
    .select()
    .from(consent)
    .where(and(eq(consent.accountId, accountId), eq(consent.purpose, 'marketing')))

test('preferences: by default everything but promos is sent by mail', async () => {
  const { read } = await member()
  expect(await read()).toEqual([
    { category: 0, title: 'Promo Kupon', mail: false, whatsapp: false, whatsappOffered: true, required: false },
    { category: 1, title: 'Penukaran Poin', mail: true, whatsapp: false, whatsappOffered: true, required: false },
    { category: 2, title: 'Pembayaran', mail: true, whatsapp: true, whatsappOffered: true, required: true },
    { category: 3, title: 'Janji', mail: true, whatsapp: true, whatsappOffered: true, required: true },
    { category: 4, title: 'Konsultasi', mail: true, whatsapp: true, whatsappOffered: true, required: false },
    { category: 5, title: 'Poin', mail: true, whatsapp: false, whatsappOffered: true, required: false },
  ])
})

test('preferences: a choice is saved, returned and audited, and other accounts are unchanged', async () => {
  const mine = await member()
  const theirs = await member()
  const answer = await mine.choose(CATEGORY.points, false, true)
  expect(answer).toMatchObject({ code: 200, message: 'Pilihan notifikasi tersimpan' })
  expect(answer.result).toEqual(await mine.read())
  expect(await mine.ways(CATEGORY.points)).toEqual([false, true])
  expect(await mine.channels(CATEGORY.points)).toEqual(['whatsapp'])
  await mine.choose(CATEGORY.points, false, false)
  expect(await mine.channels(CATEGORY.points)).toEqual([])
  expect(await theirs.channels(CATEGORY.points)).toEqual(['mail'])
  const entries = and(eq(auditEntry.accountId, mine.id), eq(auditEntry.action, 'change-preference'))
  expect(await testApp.db.select().from(auditEntry).where(entries)).toMatchObject([
    { object: '5', detail: { mail: false, whatsapp: true } },
    { object: '5', detail: { mail: false, whatsapp: false } },
  ])
})

test.each([CATEGORY.payment, CATEGORY.appointment])(
  'preferences: category %i keeps at least one channel',
  async (category) => {
    const mine = await member()
    expect(await mine.choose(category, false, true)).toMatchObject({ code: 200 })
    expect(await mine.choose(category, false, false)).toMatchObject({ code: 400, message: NO_CHANNEL_LEFT })
    expect(await mine.ways(category)).toEqual([false, true])
    expect(await mine.channels(category)).toEqual(['whatsapp'])
  },
)

test('preferences: concurrent changes keep at least one channel', async () => {
  const mine = await member()
  const answers = await Promise.all([
    mine.choose(CATEGORY.payment, false, true),
    mine.choose(CATEGORY.payment, true, false),
    mine.choose(CATEGORY.payment, false, false),
  ])
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 400])
  expect(await mine.channels(CATEGORY.payment)).toHaveLength(1)
})

test('preferences: an unverified number receives nothing and cannot be the only channel', async () => {
  const mine = await member({ phoneVerifiedAt: null })
  expect(await mine.channels(CATEGORY.payment)).toEqual(['mail'])
  const refusal = 'Verifikasi nomor telepon Anda dahulu, agar kabar ini dapat sampai lewat WhatsApp saja'
  expect(await mine.choose(CATEGORY.payment, false, true)).toMatchObject({ code: 400, message: refusal })
  expect(await mine.choose(CATEGORY.consultation, false, true)).toMatchObject({ code: 200 })
  expect(await mine.channels(CATEGORY.consultation)).toEqual([])
})

test('preferences: required news is sent by mail when the chosen number is gone', async () => {
  const mine = await member()
  await mine.choose(CATEGORY.appointment, false, true)
  await testApp.db.update(account).set({ phoneVerifiedAt: null }).where(eq(account.id, mine.id))
  expect(await mine.channels(CATEGORY.appointment)).toEqual(['mail'])
})

test('preferences: enabling one promo channel gives marketing consent, and disabling all withdraws it', async () => {
  const mine = await member()
  await mine.choose(CATEGORY.promo, true, false)
  expect(await marketingOf(mine.id)).toMatchObject([{ withdrawnAt: null, version: expect.any(String), ip: '10.3.3.3' }])
  expect(await mine.channels(CATEGORY.promo)).toEqual(['mail'])
  await mine.choose(CATEGORY.promo, true, true)
  expect(await marketingOf(mine.id), 'still the same consent').toHaveLength(1)
  await mine.choose(CATEGORY.promo, false, false)
  expect(await marketingOf(mine.id)).toMatchObject([{ withdrawnAt: expect.any(Date) }])
  expect(await mine.channels(CATEGORY.promo)).toEqual([])
})

test('preferences: consent given on the privacy page enables both promo channels, and withdrawing it disables both', async () => {
  const mine = await member()
  await mine.consents(true)
  expect(await mine.ways(CATEGORY.promo)).toEqual([true, true])
  await mine.consents(false)
  expect(await mine.ways(CATEGORY.promo)).toEqual([false, false])
  expect(await mine.channels(CATEGORY.promo)).toEqual([])
})

test('preferences: renewed consent does not enable a disabled channel', async () => {
  const mine = await member()
  await mine.choose(CATEGORY.promo, true, false)
  await mine.consents(false)
  await mine.consents(true)
  expect(await mine.channels(CATEGORY.promo)).toEqual(['mail'])
})

test('preferences: a closed account receives nothing', async () => {
  const mine = await member()
  await testApp.db.update(account).set({ active: false }).where(eq(account.id, mine.id))
  for (const category of Object.values(CATEGORY)) expect(await mine.channels(category)).toEqual([])
})

test.each([
  { category: 6, mail: true, whatsapp: true },
  { category: -1, mail: true, whatsapp: true },
  { category: 1.5, mail: true, whatsapp: true },
  { category: '2', mail: true, whatsapp: true },
  { category: 2, mail: 'yes', whatsapp: true },
  { category: 2, mail: null, whatsapp: true },
  { category: 2 },
  { category: 2, mail: true, whatsapp: true, accountId: 1 },
])('preferences: %o is refused', async (body) => {
  const mine = await member()
  const before = await mine.read()
  expect(await mine.send(notification.changePreference, body)).toMatchObject({ code: 400 })
  expect(await mine.read()).toEqual(before)
})

test('preferences: the database requires a channel for payments and appointments', async () => {
  const { id } = await member()
  for (const category of [CATEGORY.payment, CATEGORY.appointment]) {
    const silent = testApp.db
      .insert(notificationPreference)
      .values({ accountId: id, category, mail: false, whatsapp: false })
    expect(violated(await silent.catch((error: unknown) => error))).toBe('notification_preference_keeps_a_way')
  }
})

test('preferences: in live mode without a WhatsApp template, required news is sent by mail', async () => {
  const mine = await member()
  await mine.choose(CATEGORY.payment, false, true)
  expect(await mine.channels(CATEGORY.payment)).toEqual(['whatsapp'])
  testApp.context.env = { ...testApp.env, newsByWhatsapp: false }
  expect(await mine.channels(CATEGORY.payment)).toEqual(['mail'])
  expect(await mine.channels(CATEGORY.appointment)).toEqual(['mail'])
  expect(await mine.ways(CATEGORY.appointment)).toEqual([true, false])
  for (const preference of await mine.read()) expect(preference.whatsappOffered).toBe(false)
  expect(await mine.choose(CATEGORY.appointment, false, true)).toMatchObject({ code: 400 })
  expect(await mine.choose(CATEGORY.appointment, false, false)).toMatchObject({ code: 400, message: NO_CHANNEL_LEFT })
  testApp.context.env = testApp.env
})
