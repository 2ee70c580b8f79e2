import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPostmaster } from '../server/src/database/embedded/postmaster.ts'
import { createStaff } from '../tools/test-clinic/staff.ts'
import { clusterOf } from '../tools/shared/cluster-of.ts'
import { openChat } from '../tools/test-clinic/messages.ts'
import { type RunningServer, runServer, spawnServer } from '../tools/test-clinic/run-server.ts'
import { makeTemporaryData, type TemporaryData } from '../tools/test-clinic/temporary-data.ts'
import { callClinic } from '../tools/test-clinic/call-clinic.ts'
import { expect, signInContext, test } from './clinic.ts'
import { registerPatient } from '../tools/test-clinic/patients.ts'
import { allowErrors } from './page-errors.ts'
import { openWithStream } from './open-page.ts'

/** These journeys break their server, so they have one of their own and run one after the other. */
test.describe.configure({ mode: 'default' })

let data: TemporaryData
let server: RunningServer

test.beforeAll(async () => {
  data = makeTemporaryData()
  server = await runServer(data.directory)
})

test.afterAll(async () => {
  await server?.stop()
  await data?.remove()
})

test('faults: a server killed during use starts again with its sessions', async ({ page, context, pageErrors }) => {
  const patient = await registerPatient(server.url)
  await signInContext(server.url, context, patient.email)
  await page.goto(`${server.url}/user/home`)
  await server.kill()
  server = await runServer(data.directory)
  await page.reload()
  await expect(page).toHaveURL(`${server.url}/user/home`)
  await expect(page.getByRole('heading').first()).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === 'nmw_member')?.value ?? ''
  expect(await profile(token)).toMatchObject({ code: 200, result: { email: patient.email } })
  allowErrors(pageErrors, 'server gone')
})

for (const end of ['stop', 'kill'] as const) {
  test(`faults: an open page misses nothing when the server ends by ${end} and starts again`, async ({
    page,
    context,
    pageErrors,
  }) => {
    const { email } = await registerPatient(server.url)
    const chat = await openChat(data.directory, email)
    await signInContext(server.url, context, email)
    await openWithStream(page, `${server.url}/user/message?id=${chat}`)
    const started = Date.now()
    await server[end]()
    if (end === 'stop') expect(Date.now() - started).toBeLessThan(10_000)
    server = await runServer(data.directory)
    // Sent before the page is connected again: only another read after that can show it.
    const office = await createStaff({ url: server.url, dataDirectory: data.directory }, 'frontOffice')
    await office.answer(chat, { text: 'Kami sudah kembali.' })
    await expect(page.getByRole('log').getByText('Kami sudah kembali.')).toBeVisible({ timeout: 30_000 })
    await office.answer(chat, { text: 'Dan mendengar Anda.' })
    await expect(page.getByRole('log').getByText('Dan mendengar Anda.')).toBeVisible({ timeout: 2_000 })
    allowErrors(pageErrors, 'server gone')
    // A server that stops answers 503 to new streams; a killed one answers nothing.
    if (end === 'stop') allowErrors(pageErrors, 'status 503')
  })
}

test('faults: a database restart under load causes only answers 200 and 503', async () => {
  const database = readPostmaster(clusterOf(data.directory))!
  const answers: number[] = []
  const load = new AbortController()
  const readers = Array.from({ length: 4 }, async () => {
    while (!load.signal.aborted) {
      answers.push((await callClinic(server.url, '/legacy/articles', { method: 'GET' })).code)
      await sleep(5)
    }
  })
  await sleep(300)
  process.kill(database.pid, 'SIGINT')
  await expect.poll(() => answers.includes(503), { timeout: 60_000 }).toBe(true)
  await server.ready()
  await expect.poll(() => answers.slice(-20).every((code) => code === 200), { timeout: 60_000 }).toBe(true)
  load.abort()
  await Promise.all(readers)
  expect(new Set(answers)).toEqual(new Set([200, 503]))
  expect(readPostmaster(clusterOf(data.directory))?.pid).not.toBe(database.pid)
})

test('faults: a second start on the same data stops with one line', async () => {
  const second = await spawnServer(data.directory, { PORT: '1' })
  expect(await second.exited).not.toBe(0)
  expect(second.output().trim().split('\n')).toEqual([
    `Another process (pid ${server.pid}) is already using ${data.directory}`,
  ])
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('faults: a stop finishes requests in progress', async () => {
  const body = JSON.stringify({ username: 'siti@nmw.example', password: 'Demo1234' })
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const received: string[] = []
  socket.setEncoding('utf8').on('data', (text: string) => received.push(text))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(
    `POST /legacy/auth/login HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer nmw-public\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  )
  await sleep(200)
  const stopped = server.stop()
  await expect.poll(() => refuses(server.url)).toBe(true)
  socket.write(body.slice(10))
  expect(await stopped).toBe(0)
  await closed
  expect(received.join('')).toMatch(/^HTTP\/1.1 200 /)
  expect(received.join('')).toContain('"roleId":2')
})

function profile(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return callClinic(server.url, '/legacy/profile/info/detail', { method: 'GET', headers })
}

/** Whether new connections get no answer any more. */
function refuses(url: string) {
  return fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  )
}
