import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import {
  requireSafeName,
  type FileStore,
  isSafeName,
  type Visibility,
  StoreUnavailable,
  StoreFull,
} from './file-store.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const RESPONSE_TIMEOUT = 10_000

/** A bucket of any S3-compatible company. Only the server reads it, so it stays private. */
export function s3FileStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function ask(
    method: string,
    visibility: Visibility,
    name: string,
    more: { body?: Buffer; headers?: HeadersInit } = {},
  ) {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT)
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${visibility}/${name}`
    const init = { method, redirect: 'error', signal: controller.signal, ...more } as RequestInit
    try {
      return await client.fetch(url, init)
    } catch (error) {
      throw new StoreUnavailable(`S3 could not be reached for ${method}`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async put(visibility, name, bytes) {
      requireSafeName(name)
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') }
      const response = await ask('PUT', visibility, name, { body: bytes, headers })
      await response.body?.cancel()
      if (response.status === 507) throw new StoreFull('S3 is full')
      if (!response.ok) throw new StoreUnavailable(`S3 answered ${response.status} to PUT`)
    },
    async open(visibility, name) {
      if (!isSafeName(name)) return undefined
      const response = await ask('GET', visibility, name)
      if (response.ok && response.body) {
        const size = Number(response.headers.get('content-length'))
        return { size, stream: Readable.fromWeb(response.body as ReadableStream) }
      }
      await response.body?.cancel()
      if (response.status === 404) return undefined
      throw new StoreUnavailable(`S3 answered ${response.status} to GET`)
    },
    async remove(visibility, name) {
      requireSafeName(name)
      const response = await ask('DELETE', visibility, name)
      await response.body?.cancel()
      if (!response.ok && response.status !== 404)
        throw new StoreUnavailable(`S3 answered ${response.status} to DELETE`)
    },
  }
}
