import { sendChunk, startUpload } from '@nmw/contract/upload'
import { gzipSync } from 'node:zlib'
import type { Envelope } from '@nmw/contract/endpoint'
import type { TestApp } from '../app/open-test-app.ts'

// Vitest finds the modules of the process that decodes pictures only by this line.
import.meta.glob('../../upload/picture-child.ts')

type Headers = Record<string, string>
type SentChunk = { filename: string; chunk: Buffer; index: number }

/** Sends one chunk as a browser does. */
export async function postChunk({ app }: TestApp, headers: Headers, { filename, chunk, index }: SentChunk) {
  const body = { filename, chunk: chunk.toString('base64'), index, public: false }
  const response = await app.inject({
    method: 'POST',
    url: sendChunk.path,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', ...headers },
    payload: gzipSync(JSON.stringify(body)),
  })
  return { code: response.statusCode, ...response.json<Envelope>() }
}

export async function startTestUpload(testApp: TestApp, headers: Headers, length: number, isPublic = false) {
  const body = { extension: 'jpg', length, public: isPublic }
  const { code, message, result } = await testApp.send(startUpload, { body }, headers, '10.5.5.5')
  return { code, message, ...(result as { filename: string; limit: number }) }
}

/** Uploads a picture in chunks. Returns the last response. */
export async function uploadPicture(testApp: TestApp, headers: Headers, bytes: Buffer, { isPublic = false } = {}) {
  const { filename, limit } = await startTestUpload(testApp, headers, bytes.length, isPublic)
  for (let index = 0; ; index += limit) {
    const answer = await postChunk(testApp, headers, { filename, chunk: bytes.subarray(index, index + limit), index })
    if (answer.code !== 200 || index + limit >= bytes.length) return { filename, ...answer }
  }
}
