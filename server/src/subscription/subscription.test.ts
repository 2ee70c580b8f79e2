import { createSubscription } from '@nmw/contract/subscription'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscription } from '../database/schema/subscription-table.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: subscriptionRoutes })
})
afterAll(() => testApp.close())

const subscribe = (email: unknown) => testApp.visitor().call(createSubscription, { body: { email: email as string } })

test('subscription: an address sent twice, also in other letter case, is stored once with the same answer', async () => {
  const answers = [
    ...(await Promise.all([subscribe('kabar@nmw.example'), subscribe('kabar@nmw.example')])),
    await subscribe(' Kabar@NMW.example '),
  ]
  for (const { code, result, message } of answers) {
    expect({ code, result, message }).toEqual({
      code: 200,
      result: true,
      message: 'Berhasil Berlangganan, nantikan penawaran menarik kami melalui email',
    })
  }
  expect(await testApp.db.$count(subscription, eq(subscription.email, 'kabar@nmw.example'))).toBe(1)
  expect(await testApp.db.$count(subscription)).toBe(1)
})

test.each(['', 'bukan alamat', null, ['a@b.example'], 'a@b.example\r\nBcc: c@d.example'])(
  'subscription: %j is no address',
  async (email) => {
    const before = await testApp.db.$count(subscription)
    expect(await subscribe(email)).toMatchObject({ code: 400, status: false, result: null })
    expect(await testApp.db.$count(subscription)).toBe(before)
  },
)
