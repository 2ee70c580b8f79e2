import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { serveBuiltFiles } from './serve-built-files.ts'

type Directories = {
  buildDirectory?: string | undefined
  artDirectory?: string | undefined
}

const common = { decorateReply: false, preCompressed: true, index: false, dotfiles: 'ignore' } as const

/** Built assets never change under their name; all other files are asked for again after an hour. */
export async function serveStaticFiles(app: FastifyInstance, directories: Directories) {
  const { buildDirectory, artDirectory } = directories
  const serve = async (root: string | undefined, options: Omit<FastifyStaticOptions, 'root'>) => {
    if (root && existsSync(root))
      await app.register(fastifyStatic, { ...common, ...options, root } as FastifyStaticOptions)
  }
  const short = { maxAge: '1h' }
  for (const audience of ['client', 'staff', 'gallery']) {
    const assets = buildDirectory && join(buildDirectory, audience, '_app', audience)
    if (assets && existsSync(assets)) serveBuiltFiles(app, `/_app/${audience}/`, assets)
  }
  await serve(buildDirectory && join(buildDirectory, 'client'), {
    ...short,
    prefix: '/',
    wildcard: false,
    globIgnore: ['_app/**', '**/*.{br,gz}'],
  })
  await serve(artDirectory, { ...short, prefix: '/art/' })
}
