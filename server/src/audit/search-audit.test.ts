import { exportAudit, listAudit } from '@nmw/contract/audit'
import { ROLES } from '@nmw/contract/role'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffRoutes } from '../staff/staff-routes.ts'
import { createEditor } from '../testing/make/create-editor.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { recordStatements } from '../testing/checks/record-statements.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { recordAudit } from './record-audit.ts'

let testApp: TestApp
let reader: Awaited<ReturnType<typeof createEditor>>
let her: Awaited<ReturnType<typeof createPatient>>
beforeAll(async () => {
  testApp = await openTestApp({ routes: staffRoutes })
  reader = await createEditor(testApp, ROLES.administrator)
  her = await createPatient(testApp, { fullName: 'Zulaikha Qomariah' })
  for (let number = 1; number <= 23; number++)
    await recordAudit(
      testApp.context,
      testApp.db,
      { ip: '10.7.7.1', requestId: 'test' },
      { action: 'view-patient', accountId: number % 2 ? her.id : null, object: `account:9000${number}` },
    )
})
afterAll(() => testApp.close())

test.each([
  ["part of the user's name", 'ikha qomar', 12],
  ['part of the object', 'nt:9000', 23],
  ['the label of the object', 'Akun 90007', 1],
])('audit search: by %s every entry is found, latest first, page by page', async (_how, search, count) => {
  const whole = await reader.must(listAudit, { query: { search, limit: 100 } })
  expect(whole.page.totalData).toBe(count)
  expect(whole.datas).toHaveLength(count)
  expect(whole.datas.map(({ id }) => id)).toEqual(whole.datas.map(({ id }) => id).toSorted((a, b) => b - a))
  const second = await reader.must(listAudit, { query: { search, limit: 10, page: 2 } })
  expect(second.datas).toEqual(whole.datas.slice(10, 20))
  expect(second.page).toMatchObject({ currentPage: 2, totalData: count })
  expect((await reader.must(exportAudit, { query: { search } })).lines).toBe(count)
})

test('audit search: a word without matches scans the log once, not once more to count', async () => {
  const statements = await recordStatements(async () => {
    const { datas, page } = await reader.must(listAudit, { query: { search: 'zxqv' } })
    expect({ datas, total: page.totalData }).toEqual({ datas: [], total: 0 })
  })
  expect(statements.filter(({ text }) => text.includes('from "audit_entry"'))).toHaveLength(1)
})
