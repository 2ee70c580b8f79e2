import { changeVoucherOption } from '@nmw/contract/clinic-voucher'
import { expect, test } from 'vitest'
import { ApiError, type CallEndpoint } from '../../lib/call/call.ts'
import { idempotentCall } from '../../lib/call/idempotent-call.ts'
import { versionedSaves } from './versioned-saves.ts'

type Fate = 'answered' | 'answer lost' | 'never arrived'

/** A server that accepts saves of its newest version only, handles a key once, and loses answers on demand. */
function serverWith(fates: Fate[] = []) {
  const server = { version: 1, name: 'Facial', done: new Map<string, number>() }
  const call = async (
    _endpoint: unknown,
    { body }: { body: { version: number; name: string } },
    { idempotencyKey = '' } = {},
  ) => {
    const fate = fates.shift()
    if (fate === 'never arrived') throw new ApiError(0, 'Tidak ada koneksi')
    let version = server.done.get(idempotencyKey)
    if (version === undefined) {
      if (body.name === '') throw new ApiError(400, 'Nama wajib diisi')
      if (body.version !== server.version) throw new ApiError(409, 'Disimpan orang lain')
      version = server.version += 1
      server.name = body.name
      server.done.set(idempotencyKey, version)
    }
    if (fate === 'answer lost') throw new ApiError(0, 'Tidak ada koneksi')
    return { version }
  }
  const save = versionedSaves(idempotentCall(call as unknown as CallEndpoint), 1)
  const saveName = (name: string) =>
    save(changeVoucherOption, (version) => ({
      params: { id: 1 },
      body: { name, points: 1, value: 1, active: true, version },
    }))
  return { server, saveName }
}

test.each<[Fate, number]>([
  ['answer lost', 3],
  ['never arrived', 3],
])('versioned save: a change after a save that was "%s" is saved after it', async (fate, version) => {
  const { server, saveName } = serverWith([fate])
  await expect(saveName('Facial hidrasi')).rejects.toMatchObject({ status: 0 })
  await saveName('Facial hidrasi 60 menit')
  expect(server).toMatchObject({ name: 'Facial hidrasi 60 menit', version })
})

test('versioned save: repeating the same save saves once', async () => {
  const { server, saveName } = serverWith(['answer lost'])
  await expect(saveName('Facial hidrasi')).rejects.toMatchObject({ status: 0 })
  await saveName('Facial hidrasi')
  expect(server.version).toBe(2)
})

test('versioned save: two saves run one after the other, and a lost one does not block the next', async () => {
  const { server, saveName } = serverWith()
  await Promise.all([saveName('Facial satu'), saveName('Facial dua')])
  expect(server).toMatchObject({ name: 'Facial dua', version: 3 })

  const slow = serverWith(['answer lost'])
  const both = await Promise.allSettled([slow.saveName('Facial satu'), slow.saveName('Facial dua')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(slow.server).toMatchObject({ name: 'Facial dua', version: 3 })
})

test('versioned save: a refused save is not sent again, and a conflict is reported', async () => {
  const { server, saveName } = serverWith()
  await expect(saveName('')).rejects.toMatchObject({ status: 400 })
  await saveName('Facial hidrasi')
  expect(server.version).toBe(2)
  server.version = 7
  await expect(saveName('Facial malam')).rejects.toMatchObject({ status: 409 })
  expect(server.name).toBe('Facial hidrasi')
})

test('versioned save: a conflict during a save without an answer is reported', async () => {
  const { server, saveName } = serverWith(['never arrived'])
  await expect(saveName('Facial hidrasi')).rejects.toMatchObject({ status: 0 })
  server.version = 2
  await expect(saveName('Facial malam')).rejects.toMatchObject({ status: 409 })
})
