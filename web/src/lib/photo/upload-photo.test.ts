import { PICTURE_EDGE, RESUME_UPLOAD } from '@nmw/contract/upload'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, createCall, type Fetch } from '../call/call.ts'
import { uploadPhoto } from './upload-photo.ts'
import { UploadStopped } from './upload-stopped.ts'

const LIMIT = 1000
const drawn: { width: number; height: number; quality: number }[] = []
let jpeg: Uint8Array<ArrayBuffer>

beforeEach(() => {
  drawn.length = 0
  jpeg = Uint8Array.from({ length: 3_500 }, (_, at) => (at * 31) % 256)
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if ((await file.text()) === 'no picture') throw new Error('InvalidStateError')
    return { width: 4000, height: 3000, close() {} }
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly width: number
      readonly height: number
      constructor(width: number, height: number) {
        this.width = width
        this.height = height
      }
      getContext() {
        return { fillRect() {}, drawImage() {} }
      }
      async convertToBlob({ quality }: { quality: number }) {
        drawn.push({ width: this.width, height: this.height, quality })
        return new Blob([jpeg])
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

type Chunk = { filename: string; chunk: string; index: number; public: boolean }

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status })
const refuse = (status: number, message: string, errors?: object) =>
  answer(status, { status: false, result: null, message, errors })

/** A server that follows the protocol and can fail at its n-th chunk, before or after storing it. */
function createServer() {
  const got: Buffer[] = []
  const indexes: number[] = []
  const failures = new Map<number, 'before' | 'after' | 'busy' | 'invalid'>()
  let started = { extension: '', length: 0 }
  const received = () => got.reduce((sum, part) => sum + part.length, 0)
  const fetch: Fetch = async (url, init) => {
    init.signal?.throwIfAborted()
    if (url.endsWith('resumable-start')) {
      started = JSON.parse(init.body as string) as { extension: string; length: number }
      return answer(200, { status: true, result: { limit: LIMIT, filename: 'f.webp' }, message: 'OK' })
    }
    expect(init.headers['content-encoding']).toBe('gzip')
    const bytes = Buffer.from(await (init.body as Blob).arrayBuffer())
    const { chunk, index } = JSON.parse(gunzipSync(bytes).toString()) as Chunk
    indexes.push(index)
    const failure = failures.get(indexes.length)
    if (failure === 'before') throw new TypeError('Failed to fetch')
    if (failure === 'busy') return refuse(503, 'Layanan sedang sibuk. Coba lagi sebentar lagi.')
    if (failure === 'invalid') return refuse(400, 'Gambar Tidak Valid')
    const data = Buffer.from(chunk, 'base64')
    const isRepeat = index === received() - (got.at(-1)?.length ?? 0) && got.at(-1)?.equals(data)
    if (index === received()) got.push(data)
    else if (!isRepeat) return refuse(409, 'Potongan tidak berurutan', [{ path: 'index', message: String(received()) }])
    if (failure === 'after') throw new TypeError('Failed to fetch')
    return answer(200, {
      status: true,
      result: { received: received(), finished: received() === started.length },
      message: 'OK',
    })
  }
  const call = createCall({ fetch, site: 'member', appKey: 'k' })
  return {
    got,
    indexes,
    failures,
    call,
    get started() {
      return started
    },
  }
}

const photo = new Blob(['a photo'])
const whole = (server: ReturnType<typeof createServer>) => Buffer.concat(server.got).equals(Buffer.from(jpeg))

async function stopped(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(UploadStopped)
  return error as UploadStopped
}

test('photo upload: a photo is resized and arrives complete and in order, with progress', async () => {
  const server = createServer()
  const shares: number[] = []
  expect(await uploadPhoto(server.call, photo, { isPublic: true, onProgress: (share) => shares.push(share) })).toBe(
    'f.webp',
  )
  expect(drawn).toEqual([{ width: PICTURE_EDGE, height: 1536, quality: 0.85 }])
  expect(server.indexes).toEqual([0, 1000, 2000, 3000])
  expect(whole(server)).toBe(true)
  expect(shares).toEqual([0, 1000 / 3500, 2000 / 3500, 3000 / 3500, 1])
})

test.each(['before', 'after', 'busy'] as const)(
  'photo upload: interrupted (%s storing a chunk), it resumes at that chunk',
  async (when) => {
    const server = createServer()
    server.failures.set(3, when)
    const error = await stopped(uploadPhoto(server.call, photo, { isPublic: false }))
    expect(error.status).toBe(when === 'busy' ? 503 : 0)
    expect(await error.resume()).toBe('f.webp')
    expect(server.indexes).toEqual([0, 1000, 2000, 2000, 3000])
    expect(whole(server)).toBe(true)
    expect(RESUME_UPLOAD).toBe('Lanjutkan Unggah')
  },
)

test('photo upload: it can be interrupted repeatedly', async () => {
  const server = createServer()
  for (const turn of [1, 2, 4, 6]) server.failures.set(turn, turn % 2 ? 'before' : 'after')
  let error = await stopped(uploadPhoto(server.call, photo, { isPublic: false }))
  for (let turn = 0; turn < 3; turn++) error = await stopped(error.resume())
  expect(await error.resume()).toBe('f.webp')
  expect(whole(server)).toBe(true)
})

test('photo upload: a server with less than expected gets the rest', async () => {
  const server = createServer()
  server.failures.set(4, 'before')
  const error = await stopped(uploadPhoto(server.call, photo, { isPublic: false }))
  server.got.length = 0
  expect(await error.resume()).toBe('f.webp')
  expect(server.indexes).toEqual([0, 1000, 2000, 3000, 3000, 0, 1000, 2000, 3000])
  expect(whole(server)).toBe(true)
})

test('photo upload: a picture refused by the server cannot be resumed', async () => {
  const server = createServer()
  server.failures.set(4, 'invalid')
  const failed = uploadPhoto(server.call, photo, { isPublic: false })
  await expect(failed).rejects.toThrow(new ApiError(400, 'Gambar Tidak Valid'))
  await expect(failed).rejects.not.toBeInstanceOf(UploadStopped)
})

test('photo upload: a file the browser cannot decode is not sent', async () => {
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = () => Promise.reject(new Error('EncodingError'))
    },
  )
  const server = createServer()
  await expect(uploadPhoto(server.call, new Blob(['no picture']), { isPublic: false })).rejects.toThrow(
    'Gambar Tidak Valid',
  )
  expect(server.indexes).toEqual([])
})

test('photo upload: a picture without a bitmap, such as HEIC on an iPhone, is sent as JPEG', async () => {
  const asked: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      naturalWidth = 3024
      naturalHeight = 4032
      decode = async () => void asked.push(this.src)
    },
  )
  const server = createServer()
  const heic = new File(['no picture'], 'IMG_0001.HEIC', { type: 'image/heic' })
  expect(await uploadPhoto(server.call, heic, { isPublic: false })).toBe('f.webp')
  expect(asked).toEqual([expect.stringMatching(/^blob:/)])
  expect(drawn).toEqual([{ width: 1536, height: PICTURE_EDGE, quality: 0.85 }])
  expect(server.started).toMatchObject({ extension: 'jpg', length: jpeg.length })
  expect(whole(server)).toBe(true)
})

test('photo upload: a photo that is too large gets a lower quality, then fails', async () => {
  jpeg = new Uint8Array(5 * 1024 * 1024 + 1)
  await expect(uploadPhoto(createServer().call, photo, { isPublic: false })).rejects.toThrow('Gambar Tidak Valid')
  expect(drawn.map(({ quality }) => quality)).toEqual([0.85, 0.7, 0.5])
})

test('photo upload: an abort stops it at once with the abort error', async () => {
  const server = createServer()
  const controller = new AbortController()
  const onProgress = (share: number) => share > 0.5 && controller.abort()
  const failed = uploadPhoto(server.call, photo, { isPublic: false, onProgress, signal: controller.signal })
  await expect(failed).rejects.toMatchObject({ name: 'AbortError' })
  expect(server.indexes).toEqual([0, 1000])
})
