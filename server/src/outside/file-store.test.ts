import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestS3 } from '../testing/fakes/start-test-s3.ts'
import { diskFileStore } from './disk-file-store.ts'
import { type FileStore, type Visibility, StoreUnavailable, StoreFull } from './file-store.ts'
import { s3FileStore, type S3Settings } from './s3-file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'nmw-store-'))
let s3: Awaited<ReturnType<typeof startTestS3>>
beforeAll(async () => {
  s3 = await startTestS3()
})
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})

const stores: [name: string, open: () => FileStore][] = [
  ['disk', () => diskFileStore(folder)],
  ['S3', () => s3FileStore(s3.settings)],
]

async function read(store: FileStore, visibility: Visibility, name: string) {
  const found = await store.open(visibility, name)
  return found && { size: found.size, bytes: await buffer(found.stream) }
}

describe.each(stores)('file store: %s', (_name, open) => {
  test('returns stored bytes unchanged', async () => {
    const store = open()
    for (const size of [1, 70_000, 3_000_000]) {
      const bytes = randomBytes(size)
      await store.put('private', 'a1.webp', bytes)
      const found = await read(store, 'private', 'a1.webp')
      expect(found?.size).toBe(size)
      expect(found?.bytes.equals(bytes)).toBe(true)
    }
  })

  test('keeps public and private files apart', async () => {
    const store = open()
    await store.put('private', 'b1.webp', Buffer.from('mine'))
    expect(await read(store, 'public', 'b1.webp')).toBeUndefined()
    await store.put('public', 'b1.webp', Buffer.from('ours'))
    expect((await read(store, 'private', 'b1.webp'))?.bytes.toString()).toBe('mine')
  })

  test('a removed file is gone, and removing it again is no error', async () => {
    const store = open()
    await store.put('public', 'c1.w96.webp', Buffer.from('x'))
    await store.remove('public', 'c1.w96.webp')
    await store.remove('public', 'c1.w96.webp')
    expect(await read(store, 'public', 'c1.w96.webp')).toBeUndefined()
  })

  test.each([
    '../a.webp',
    'a/../../b.webp',
    '/etc/passwd',
    '.hidden.webp',
    'a..webp',
    'a.webp\0',
    'A.webp',
    '',
    'a',
    '%2e%2e',
  ])('the name %j is refused', async (name) => {
    const store = open()
    expect(await store.open('public', name)).toBeUndefined()
    await expect(store.put('public', name, Buffer.from('x'))).rejects.toThrow('no name')
    await expect(store.remove('public', name)).rejects.toThrow('no name')
  })
})

// The S3 server of the tests writes in place; a real one promises the same as the disk here.
test('file store: on disk a reader sees the old bytes or the new ones, never a mixture', async () => {
  const store = diskFileStore(folder)
  const versions = ['a', 'b'].map((letter) => Buffer.alloc(400_000, letter))
  await store.put('public', 'd1.webp', versions[0]!)
  const writes = Array.from({ length: 10 }, (_, turn) => store.put('public', 'd1.webp', versions[turn % 2]!))
  const reads = Array.from({ length: 10 }, () => read(store, 'public', 'd1.webp'))
  for (const found of await Promise.all(reads)) expect(versions.some((one) => one.equals(found!.bytes))).toBe(true)
  await Promise.all(writes)
})

test('file store: on disk no partial file stays behind', async () => {
  const store = diskFileStore(folder)
  mkdirSync(join(folder, 'public', 'taken.webp', 'inner'), { recursive: true })
  await expect(store.put('public', 'taken.webp', Buffer.from('x'))).rejects.toThrow()
  expect(await store.open('public', 'taken.webp')).toBeUndefined()
  expect(readdirSync(join(folder, 'parts'))).toEqual([])
  expect(existsSync(join(folder, 'public', 'a1.webp'))).toBe(false)
})

test('file store: a wrong S3 key is an error, not a missing file', async () => {
  const store = s3FileStore({ ...s3.settings, secretAccessKey: 'wrong' })
  await expect(store.put('public', 'e1.webp', Buffer.from('x'))).rejects.toThrow(StoreUnavailable)
  await expect(store.open('public', 'e1.webp')).rejects.toThrow(StoreUnavailable)
})

test.each([
  [503, StoreUnavailable],
  [507, StoreFull],
  [302, StoreUnavailable],
])('file store: a file is not stored when S3 answers %i', async (status, kind) => {
  const server = createServer((_request, response) => response.writeHead(status, { location: '/other' }).end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const settings: S3Settings = { ...s3.settings, endpoint: `http://127.0.0.1:${port}` }
  await expect(s3FileStore(settings).put('public', 'f1.webp', Buffer.from('x'))).rejects.toThrow(kind)
  await new Promise((done) => server.close(done))
  await expect(s3FileStore(settings).put('public', 'f1.webp', Buffer.from('x'))).rejects.toThrow(StoreUnavailable)
})
