import { answerThread, listThreads, sendMessage, startThread } from '@nmw/contract/chat'
import { readBranchSummary } from '@nmw/contract/ops-branch'
import * as contract from '@nmw/contract/ops-message'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { staffBranchRoutes } from '../staff-branch/staff-branch-routes.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { chatRoutes } from './chat-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...chatRoutes, ...staffBranchRoutes] })
})
afterAll(() => testApp.close())

/** A patient who has asked a branch something, and a worker at its desk. */
async function ask() {
  const { branch } = await createDoctorSession(testApp)
  const person = await createPatient(testApp)
  const session = await signIn(testApp, person)
  const send = (endpoint: Parameters<TestApp['send']>[0], sent: Parameters<TestApp['send']>[1] = {}) =>
    testApp.send(endpoint, sent, session, '10.3.3.3')
  const { result } = await send(startThread, { body: { branch: branch.id } })
  const { id } = result as { id: number }
  const params = { id: String(id) }
  const body = { text: 'Apakah buka hari Minggu?', key: `question-${id}` }
  expect((await send(sendMessage, { params, body })).code).toBe(200)
  const desk = await createStaff(testApp, { branchId: branch.id })
  return { branch, person, id, params, send, desk, query: { branch: String(branch.id) } }
}

test("chat: the desk sees the question, reads it for all and answers in the clinic's name", async () => {
  const { person, id, params, desk, query, send } = await ask()
  const second = await createStaff(testApp, { branchId: Number(query.branch) })
  const waiting = async () =>
    ((await second.call(readBranchSummary, { query })).result as { unreadChats: number }).unreadChats
  expect((await desk.call(contract.listClinicThreads, { query })).result).toMatchObject({
    datas: [
      { id, patientName: person.fullName, unread: 1, lastFromPatient: true, lastMessage: 'Apakah buka hari Minggu?' },
    ],
  })
  expect(await waiting()).toBe(1)
  const { result } = await desk.call(contract.readClinicThread, { params })
  expect(result).toMatchObject({ messages: [{ mine: false, sender: person.fullName }] })
  const views = and(eq(auditEntry.action, 'view-chat'), eq(auditEntry.accountId, desk.id))
  expect(await testApp.db.$count(auditEntry, views)).toBe(1)
  expect((await desk.call(contract.markClinicThreadRead, { params })).code).toBe(200)
  expect(await waiting()).toBe(0)
  const body = { text: 'Ya, pukul 09.00 sampai 17.00.', key: 'answer-0001' }
  const twice = [await desk.call(answerThread, { params, body }), await desk.call(answerThread, { params, body })]
  expect(twice.map(({ code }) => code)).toEqual([200, 200])
  expect((await send(listThreads)).result).toMatchObject({ datas: [{ unread: 1, lastMessage: body.text }] })
  expect((await desk.call(contract.readClinicThread, { params })).result).toMatchObject({
    page: { totalData: 2 },
    messages: [{ mine: false }, { mine: true, text: body.text }],
  })
})

test('chat: another branch does not find the conversation, and a pharmacist sees none', async () => {
  const { params, query } = await ask()
  const elsewhere = await createStaff(testApp, { branchId: Number(query.branch) + 700 })
  const body = { text: 'Halo', key: 'answer-0002' }
  expect((await elsewhere.call(contract.readClinicThread, { params })).code).toBe(404)
  expect((await elsewhere.call(contract.markClinicThreadRead, { params })).code).toBe(404)
  expect((await elsewhere.call(contract.listClinicThreads, { query })).code).toBe(404)
  expect((await elsewhere.call(answerThread, { params, body })).code).toBe(404)
  const pharmacist = await createStaff(testApp, { role: 'pharmacist', branchId: Number(query.branch) })
  expect((await pharmacist.call(contract.readClinicThread, { params })).code).toBe(403)
})
