import type { FastifyInstance, FastifyReply } from 'fastify'
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Env } from '../env.ts'
import { notFound } from './problem.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  vcf: 'text/vcard; charset=utf-8',
}
/** Letters, digits, dashes, and dots only between them: such a path segment cannot leave its folder. */
const part = /^[A-Za-z0-9][\w-]{0,120}(\.[A-Za-z0-9][\w-]{0,60})*$/

/** Files that staff put into `assets` in the data directory: contacts and the gallery. */
export function serveAssets(app: FastifyInstance, { dataDirectory }: Pick<Env, 'dataDirectory'>) {
  const root = join(dataDirectory, 'assets')
  app.get<{ Params: Record<string, string> }>('/assets/contacts/:id/:folder/:file', async ({ params }, reply) =>
    send(reply, root, ['contacts', params['id'], params['folder'], params['file']]),
  )
  app.get<{ Params: Record<string, string> }>('/assets/gallery/:file', async ({ params }, reply) =>
    send(reply, root, ['gallery', params['file']]),
  )
}

async function send(reply: FastifyReply, root: string, parts: (string | undefined)[]) {
  const names = parts.filter((name) => name !== undefined && part.test(name)) as string[]
  const type = types[names.at(-1)?.split('.').at(-1)?.toLowerCase() ?? '']
  if (names.length !== parts.length || !type) throw notFound()
  const found = await findFile(root, names)
  if (!found) throw notFound()
  // The sandbox disables scripts in an SVG or document.
  return reply
    .header('content-type', type)
    .header('content-length', found.size)
    .header('cache-control', 'public, max-age=3600')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .send(createReadStream(found.path))
}

/** A regular file that really lies below the root, also behind a symbolic link. */
async function findFile(root: string, names: string[]) {
  try {
    const [base, path] = await Promise.all([realpath(root), realpath(join(root, ...names))])
    const { size, isFile } = await stat(path).then((found) => ({ size: found.size, isFile: found.isFile() }))
    return isFile && path.startsWith(base + sep) ? { path, size } : undefined
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
