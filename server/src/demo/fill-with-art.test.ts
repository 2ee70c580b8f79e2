import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { fillWithArt } from './fill-with-art.ts'

const directory = mkdtempSync(join(tmpdir(), 'nmw-art-'))
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ settings: { DATA_DIR: directory } })
})
afterAll(async () => {
  await testApp.close()
  rmSync(directory, { recursive: true })
})

function fail(): never {
  throw new Error('the power is out')
}

test('demo data: pictures are placed before the database is filled', async () => {
  rmSync(join(directory, 'files'), { recursive: true, force: true })
  await expect(fillWithArt({ ...testApp.context, now: fail })).rejects.toThrow('the power is out')
  expect(await testApp.db.$count(account)).toBe(0)
  expect(existsSync(join(directory, 'files', 'public'))).toBe(true)
})
