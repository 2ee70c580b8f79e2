import { sendChunk, startUpload } from '@nmw/contract/upload'
import { ApiError, type PlainCall } from '../call/call.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { toBase64 } from './to-base64.ts'
import { isTransient, UploadStopped } from './upload-stopped.ts'

type Options = {
  /** Whether it is publicly readable. */
  isPublic: boolean
  /** 0 to 1 */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}
type Sending = { call: PlainCall; filename: string; limit: number; bytes: Uint8Array } & Options

/** Resizes a photo, sends it in chunks and returns the server's file name. */
export async function uploadPhoto(call: PlainCall, photo: Blob, options: Options): Promise<string> {
  const { isPublic, onProgress, signal } = options
  const jpeg = await shrinkPhoto(photo)
  signal?.throwIfAborted()
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const body = { extension: 'jpg', length: bytes.length, public: isPublic }
  const { filename, limit } = await call(startUpload, { body }, signal && { signal })
  onProgress?.(0)
  return sendFrom({ ...options, call, filename, limit, bytes }, 0)
}

async function sendFrom(sending: Sending, start: number): Promise<string> {
  const { call, filename, limit, bytes, isPublic, onProgress, signal } = sending
  let index = start
  for (;;) {
    const chunk = toBase64(bytes.subarray(index, index + limit))
    try {
      const body = { filename, chunk, index, public: isPublic }
      const { received, finished } = await call(sendChunk, { body }, signal && { signal })
      onProgress?.(received / bytes.length)
      if (finished) return filename
      index = received
    } catch (error) {
      const offset = serverOffset(error)
      if (isTransient(error)) throw stoppedAt(sending, index, error)
      if (offset === undefined || offset === index || offset >= bytes.length) throw error
      index = offset
    }
  }
}

/** Starts with the failed chunk: the server accepts it, has it already, or says which one it needs. */
function stoppedAt({ signal: _old, ...sending }: Sending, index: number, error: ApiError) {
  return new UploadStopped(error, (more = {}) => sendFrom({ ...sending, ...more }, index))
}

function serverOffset(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const text = error.errors?.find(({ path }) => path === 'index')?.message
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined
}
