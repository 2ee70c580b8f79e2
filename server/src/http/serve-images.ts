import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** /img/{file}: public pictures. The sandbox keeps a file that is no picture from doing anything. */
export async function serveImages(app: FastifyInstance, { dataDirectory }: { dataDirectory: string }) {
  const root = join(dataDirectory, 'files', 'public')
  mkdirSync(root, { recursive: true })
  await app.register(async (images) => {
    await images.register(fastifyStatic, {
      root,
      prefix: '/img/',
      index: false,
      maxAge: '365d',
      immutable: true,
      setHeaders: (reply) => {
        void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      },
    })
  })
}
