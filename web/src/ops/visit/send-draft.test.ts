import { expect, test } from 'vitest'
import { ApiError, type PlainCall } from '../../lib/call.ts'
import { sendDraft } from './send-draft.ts'

type Stored = { version: number; data: object } | null
const written = (diagnosis: string) => ({ diagnosis, iter: 0, lines: [], treatments: [] })
const saving = (version: number, sent: string, data = sent) => ({ version, sent: written(sent), data: written(data) })

/** A server that has this draft, and takes one only from whoever has seen it. */
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

test('visit: what came through without an answer is known again', async () => {
  const { server, call } = serverWith(null)
  expect(await sendDraft(call, 1, saving(0, 'Akne'))).toBe(1)
  // The database gives the same words back in an order of its own.
  server.stored = { version: 1, data: { lines: [], treatments: [], iter: 0, diagnosis: 'Akne' } }
  expect(await sendDraft(call, 1, saving(0, 'Akne'))).toBe(1)
  expect(await sendDraft(call, 1, saving(1, 'Akne berat'))).toBe(2)
  // Sent by the page that she left a moment ago.
  expect(await sendDraft(call, 1, saving(0, 'Akne', 'Akne berat'))).toBe(2)
})

test('visit: what another device wrote is not taken for it', async () => {
  const { call } = serverWith({ version: 4, data: written('Rosasea') })
  expect(await sendDraft(call, 1, saving(3, 'Akne'))).toBeUndefined()
  expect(await sendDraft(serverWith(null).call, 1, saving(3, 'Akne'))).toBeUndefined()
})

test('visit: without a connection nothing is decided', async () => {
  const { server, call } = serverWith(null)
  server.isDown = true
  await expect(sendDraft(call, 1, saving(0, 'Akne'))).rejects.toThrow('Tidak ada koneksi')
})
