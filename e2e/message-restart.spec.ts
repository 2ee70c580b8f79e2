import { hireStaff } from '../tools/clinic/clinic-staff.ts'
import { openChat } from '../tools/clinic/open-chat.ts'
import { registerPatient } from '../tools/clinic/register-new-patient.ts'
import { type RunningServer, runServer } from '../tools/clinic/run-server.ts'
import { makeTemporaryData, type TemporaryData } from '../tools/clinic/temporary-data.ts'
import { expect, test } from './clinic.ts'
import { forgiveComplaints } from './forgive-complaints.ts'
import { signInContext } from './sign-in-context.ts'
import { openWithStream } from './with-stream.ts'

/** These journeys end their server, so they have one of their own and take turns. */
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

for (const end of ['stop', 'kill'] as const) {
  test(`an open page misses nothing when the server ends by ${end} and comes back`, async ({
    page,
    context,
    complaints,
  }) => {
    const { email } = await registerPatient(server.url)
    const chat = await openChat(data.directory, email)
    await signInContext(server.url, context, email)
    await openWithStream(page, `${server.url}/user/message?id=${chat}`)
    const started = Date.now()
    await server[end]()
    if (end === 'stop') expect(Date.now() - started).toBeLessThan(10_000)
    server = await runServer(data.directory)
    // Before the page is back: only reading anew after the break can show it.
    const office = await hireStaff({ url: server.url, dataDirectory: data.directory }, 'frontOffice')
    await office.answer(chat, { text: 'Kami sudah kembali.' })
    await expect(page.getByRole('log').getByText('Kami sudah kembali.')).toBeVisible({ timeout: 30_000 })
    await office.answer(chat, { text: 'Dan mendengar Anda.' })
    await expect(page.getByRole('log').getByText('Dan mendengar Anda.')).toBeVisible({ timeout: 2_000 })
    forgiveComplaints(complaints, 'server gone')
    // A server that stops opens no new stream; one that was killed says nothing.
    if (end === 'stop') forgiveComplaints(complaints, 'answer 503')
  })
}
