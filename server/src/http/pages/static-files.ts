import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { serveBuiltFiles } from './serve-built-files.ts'

/** Built files never change under their name; all others are revalidated after an hour. */
export async function serveStaticFiles(app: FastifyInstance, buildDirectory: string) {
  for (const audience of ['client', 'staff', 'gallery']) {
    const built = join(buildDirectory, audience, '_app', audience)
    if (existsSync(built)) serveBuiltFiles(app, `/_app/${audience}/`, built)
  }
  const root = join(buildDirectory, 'client')
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    maxAge: '1h',
    preCompressed: true,
    wildcard: false,
    globIgnore: ['_app/**', '**/*.{br,gz}'],
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
  })
}
