import { listWorkBranches, readBranchSummary } from '@nmw/contract/ops-branch'
import { OPS_STREAM_PATH } from '@nmw/contract/ops-stream-path'
import { finishVisit, saveVisitDraft } from '@nmw/contract/ops-visit'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { appointmentRoutes } from '../appointment/appointment-routes.ts'
import { authRoutes } from '../auth/auth-routes.ts'
import { branch as branchTable } from '../database/schema/branch-table.ts'
import { staffBranch } from '../database/schema/staff-branch-table.ts'
import { announceStaff } from '../live/announce.ts'
import { serveStream } from '../live/serve-stream.ts'
import { saleRoutes } from '../sale/sale-routes.ts'
import { authorizeAs } from '../testing/sweeps/authorize-as.ts'
import { createBooker } from '../testing/make/create-booker.ts'
import { createDesk } from '../testing/make/create-desk.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createProduct } from '../testing/make/create-goods.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { createTestDoctor, createTestVisit, prescriptionOf } from '../testing/make/create-visit.ts'
import { eventually } from '../testing/checks/eventually.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { listenOnLoopback, openTestStream } from '../testing/app/open-test-stream.ts'
import { opsRow, principals } from '../testing/sweeps/permission-rows.ts'
import { visitRoutes } from '../visit/visit-routes.ts'
import { staffBranchRoutes } from './staff-branch-routes.ts'

let testApp: TestApp
let url: string
const open: { close: () => Promise<void> }[] = []
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...appointmentRoutes, ...authRoutes, ...saleRoutes, ...staffBranchRoutes, ...visitRoutes],
    services: [serveStream],
    settings: { STREAM_HEARTBEAT: '3600' },
  })
  url = await listenOnLoopback(testApp)
})
afterEach(async () => {
  for (const stream of open.splice(0)) await stream.close()
})
afterAll(() => testApp.close())

async function listen(headers: Record<string, string>, branch: number | string) {
  const stream = await openTestStream(url, headers, `${OPS_STREAM_PATH}?branch=${branch}`)
  open.push(stream)
  return stream
}

test.each(principals)('staff stream: %s at the stream of a branch', async (principal) => {
  const { branch } = await createDoctorSession(testApp)
  const headers = await authorizeAs(testApp, principal)
  if (principal === 'expired') testApp.clock.advance(86_401)
  const { answer } = await listen(headers, branch.id)
  testApp.clock.reset()
  // Staff roles pass the authentication, but only an administrator works at this branch.
  const admitted = principal === 'opsAdministrator' ? 200 : 404
  expect([admitted, 401, 403]).toContain(answer.status)
  expect(answer.status === admitted).toBe(opsRow.includes(principal))
})

test('staff stream: a branch receives its own events at once and none of other branches', async () => {
  const { branch, session } = await createDoctorSession(testApp, { capacity: 5 })
  const other = await createDoctorSession(testApp)
  const [here, there] = [
    await createStaff(testApp, { branchId: branch.id }),
    await createStaff(testApp, { branchId: other.branch.id }),
  ]
  const [stream, elsewhere] = [await listen(here.headers, branch.id), await listen(there.headers, other.branch.id)]
  await Promise.all([stream.received(1), elsewhere.received(1)])
  const { book } = await createBooker(testApp)
  expect((await book(session.id)).code).toBe(200)
  await stream.received(2)
  expect(stream.events[1]).toEqual({ topic: 'queue', id: String(session.id) })
  await announceStaff(testApp.db, { branchId: other.branch.id, topic: 'order', id: 'INV1' })
  await elsewhere.received(2)
  expect(elsewhere.events).toEqual([{ topic: 'sync' }, { topic: 'order', id: 'INV1' }])
})

test('staff branch: staff work at their own branch and at assigned ones', async () => {
  const [home, given, foreign] = [
    await createDoctorSession(testApp),
    await createDoctorSession(testApp),
    await createDoctorSession(testApp),
  ]
  const desk = await createStaff(testApp, { branchId: home.branch.id })
  await testApp.db.insert(staffBranch).values({ accountId: desk.id, branchId: given.branch.id })
  const { result } = await desk.call(listWorkBranches)
  expect(result).toEqual([
    { id: home.branch.id, name: home.branch.name, timezone: 'Asia/Jakarta', home: true, active: true },
    { id: given.branch.id, name: given.branch.name, timezone: 'Asia/Jakarta', home: false, active: true },
  ])
  const codes = [home, given, foreign].map(async ({ branch }) => {
    const { code } = await desk.call(readBranchSummary, { query: { branch: String(branch.id) } })
    return code
  })
  expect(await Promise.all(codes)).toEqual([200, 200, 404])
})

test('staff branch: a closed branch is still listed, after the open ones', async () => {
  const [home, given] = [await createDoctorSession(testApp), await createDoctorSession(testApp)]
  const desk = await createStaff(testApp, { branchId: home.branch.id })
  await testApp.db.insert(staffBranch).values({ accountId: desk.id, branchId: given.branch.id })
  await testApp.db.update(branchTable).set({ active: false }).where(eq(branchTable.id, home.branch.id))
  const { result } = await desk.call(listWorkBranches)
  expect(result).toMatchObject([
    { id: given.branch.id, home: false, active: true },
    { id: home.branch.id, home: true, active: false },
  ])
})

test('staff stream: a sale and voiding it send a sale event and a stock event', async () => {
  const [desk, cream] = [await createDesk(testApp), await createProduct(testApp)]
  const { headers } = await createStaff(testApp, { branchId: desk.branch.id })
  const stream = await listen(headers, desk.branch.id)
  await stream.received(1)
  const items = [{ kind: 'product' as const, id: cream.id, quantity: 1 }]
  const { made } = await desk.sell({ items, payment: { cash: cream.price } })
  const both = [
    { topic: 'stock', id: made.invoice },
    { topic: 'sale', id: made.invoice },
  ]
  await stream.received(3)
  expect(stream.events.slice(1)).toEqual(both)
  expect((await desk.undo(made.invoice)).code).toBe(200)
  await stream.received(5)
  expect(stream.events.slice(3)).toEqual(both)
})

test('staff stream: a new prescription sends an event to the branch of the doctor', async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment } = await createTestVisit(testApp, doctor)
  const { headers } = await createStaff(testApp, { branchId: doctor.branch.id })
  const stream = await listen(headers, doctor.branch.id)
  await stream.received(1)
  const visit = { params: { id: String(appointment.id) }, body: prescriptionOf() }
  expect((await doctor.staff.call(finishVisit, visit)).code).toBe(200)
  const news = { topic: 'prescription', id: String(appointment.id) }
  await eventually(() => expect(stream.events).toContainEqual(news))
})

test('staff stream: a saved visit draft sends an event with its id and version only', async () => {
  const doctor = await createTestDoctor(testApp)
  const { appointment } = await createTestVisit(testApp, doctor)
  const stream = await listen(doctor.staff.headers, doctor.branch.id)
  await stream.received(1)
  const data = { diagnosis: 'Akne', iter: 0, lines: [], treatments: [] }
  const save = (version: number) =>
    doctor.staff.call(saveVisitDraft, { params: { id: String(appointment.id) }, body: { version, data } })
  expect([(await save(0)).code, (await save(0)).code, (await save(1)).code]).toEqual([200, 409, 200])
  // Events of the booking before may still arrive.
  const news = () => stream.events.filter(({ id }) => id?.startsWith(`${appointment.id}/`))
  const both = [1, 2].map((version) => ({ topic: 'draft', id: `${appointment.id}/${version}` }))
  await eventually(() => expect(news()).toEqual(both))
})
