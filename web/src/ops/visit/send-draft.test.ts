import { expect, test } from 'vitest'
import { ApiError, type PlainCall } from '../../lib/call/call.ts'
import { sendDraft } from './send-draft.ts'

type Stored = { version: number; data: object } | null
const written = (diagnosis: string) => ({ diagnosis, iter: 0, lines: [], treatments: [] })
const saving = (version: number, sent: string, data = sent) => ({ version, sent: written(sent), data: written(data) })

/** A server with this draft that accepts saves of its current version only. */
function serverWith(stored: Stored) {
  const server = { stored, isDown: false }
  const call = async ({ method }: { method: string }, { body }: { body?: { version: number; data: object } }) => {
    if (server.isDown) throw new ApiError(0, 'Tidak ada koneksi')
    if (method === 'GET') return { draft: server.stored }
    if ((server.stored?.version ?? 0) !== body!.version) throw new ApiError(409, 'Ditulis di perangkat lain')
    server.stored = { version: body!.version + 1, data: body!.data }
    return { version: server.stored.version }
  }
  return { server, call: call as unknown as PlainCall }
}

test('visit draft: a save without an answer is recognised when it is repeated', async () => {
  const { server, call } = serverWith(null)
  expect(await sendDraft(call, 1, saving(0, 'Akne'))).toBe(1)
  // The database may return the fields in another order.
  server.stored = { version: 1, data: { lines: [], treatments: [], iter: 0, diagnosis: 'Akne' } }
  expect(await sendDraft(call, 1, saving(0, 'Akne'))).toBe(1)
  expect(await sendDraft(call, 1, saving(1, 'Akne berat'))).toBe(2)
  // Sent by the page that was just left.
  expect(await sendDraft(call, 1, saving(0, 'Akne', 'Akne berat'))).toBe(2)
})

test('visit draft: a save of another device is not mistaken for it', async () => {
  const { call } = serverWith({ version: 4, data: written('Rosasea') })
  expect(await sendDraft(call, 1, saving(3, 'Akne'))).toBeUndefined()
  expect(await sendDraft(serverWith(null).call, 1, saving(3, 'Akne'))).toBeUndefined()
})

test('visit draft: a failed connection is no conflict', async () => {
  const { server, call } = serverWith(null)
  server.isDown = true
  await expect(sendDraft(call, 1, saving(0, 'Akne'))).rejects.toThrow('Tidak ada koneksi')
})
