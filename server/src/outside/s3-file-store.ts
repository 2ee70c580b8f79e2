import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { demandPlainName, type FileStore, isPlainName, type Shelf, StoreAway, StoreFull } from './file-store.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const ANSWER_WITHIN = 10_000

/** A bucket of any S3-compatible company. Only the server reads it, so it stays private. */
export function s3FileStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function ask(method: string, shelf: Shelf, name: string, more: { body?: Buffer; headers?: HeadersInit } = {}) {
    const hurry = new AbortController()
    const timer = setTimeout(() => hurry.abort(), ANSWER_WITHIN)
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${shelf}/${name}`
    const init = { method, redirect: 'error', signal: hurry.signal, ...more } as RequestInit
    try {
      return await client.fetch(url, init)
    } catch (error) {
      throw new StoreAway(`S3 could not be reached for ${method}`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async put(shelf, name, bytes) {
      demandPlainName(name)
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') }
      const response = await ask('PUT', shelf, name, { body: bytes, headers })
      await response.body?.cancel()
      if (response.status === 507) throw new StoreFull('S3 is full')
      if (!response.ok) throw new StoreAway(`S3 answered ${response.status} to PUT`)
    },
    async open(shelf, name) {
      if (!isPlainName(name)) return undefined
      const response = await ask('GET', shelf, name)
      if (response.ok && response.body) {
        const size = Number(response.headers.get('content-length'))
        return { size, stream: Readable.fromWeb(response.body as ReadableStream) }
      }
      await response.body?.cancel()
      if (response.status === 404) return undefined
      throw new StoreAway(`S3 answered ${response.status} to GET`)
    },
    async remove(shelf, name) {
      demandPlainName(name)
      const response = await ask('DELETE', shelf, name)
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw new StoreAway(`S3 answered ${response.status} to DELETE`)
    },
  }
}
