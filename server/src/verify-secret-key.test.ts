import { afterAll, beforeAll, expect, test } from 'vitest'
import { installation } from './database/schema/installation-table.ts'
import { sqlState } from './database/transaction.ts'
import { verifySecretKey } from './verify-secret-key.ts'
import { createSecret } from './secret.ts'
import { openTestApp, type TestApp } from './testing/app/open-test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const startWith = (key: string) => verifySecretKey({ db: testApp.db, secret: createSecret(key) })

test('secret key: a database keeps the first key, also when two servers start at once, and refuses another', async () => {
  await Promise.all([startWith('the first'), startWith('the first')])
  await expect(startWith('the first')).resolves.toBeUndefined()
  await expect(startWith('another')).rejects.toThrow('This database was sealed with another SECRET_KEY')
  await expect(startWith('the first')).resolves.toBeUndefined()
})

test('secret key: the database stores one row, and not the key', async () => {
  const rows = await testApp.db.select().from(installation)
  expect(rows).toEqual([{ only: true, keyFingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string }])
  const more = testApp.db.insert(installation).values({ only: false, keyFingerprint: 'x' })
  expect(await more.then(() => undefined, sqlState)).toBe('23514')
})
