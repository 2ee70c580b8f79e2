import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type S3rver = { run: () => Promise<AddressInfo>; close: () => Promise<void>; store: Store }
type Store = {
  putObject: (object: { bucket: string; key: string }) => Promise<unknown>
  getObject: (bucket: string, key: string, options: unknown) => Promise<unknown>
}
type Options = {
  address: string
  port: number
  silent: boolean
  directory: string
  configureBuckets: { name: string }[]
}

/** An S3 server on loopback that checks signatures, with one bucket. */
export async function startTestS3() {
  // The package has no types.
  const require = createRequire(import.meta.url)
  const Server = require('@20minutes/s3rver') as new (options: Options) => S3rver
  const directory = mkdtempSync(join(tmpdir(), 'nmw-s3-'))
  const bucket = 'nmw-test'
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  delayReadsDuringWrites(server.store)
  const { port } = await server.run()
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async stop() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A read during a write waits: as in a real bucket, it never sees a part. */
function delayReadsDuringWrites(store: Store) {
  const putObject = store.putObject.bind(store)
  const getObject = store.getObject.bind(store)
  const writing = new Map<string, Promise<unknown>>()
  store.putObject = (object) => {
    const place = `${object.bucket}/${object.key}`
    const work = putObject(object).finally(() => writing.delete(place))
    writing.set(place, work)
    return work
  }
  store.getObject = async (bucket, key, options) => {
    await writing.get(`${bucket}/${key}`)?.catch(() => undefined)
    return getObject(bucket, key, options)
  }
}
