import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding } from './choose-encoding.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
const extensions = { br: '.br', gzip: '.gz' }

/**
 * Built files never change under their name, so each is read once and cached. A page asks for a dozen, and reading one
 * from disk costs ten times as much as sending it.
 */
export function serveBuiltFiles(app: FastifyInstance, prefix: string, directory: string) {
  const names = new Set(readdirSync(directory))
  const cache = new Map<string, Buffer>()

  app.get<{ Params: { name: string } }>(`${prefix}:name`, async ({ params: { name }, headers }, reply) => {
    const type = types[extname(name)]
    if (!type || !names.has(name)) return reply.callNotFound()
    const encoding = chooseEncoding(headers['accept-encoding'])
    const compressed = encoding && `${name}${extensions[encoding]}`
    const isCompressed = compressed !== undefined && names.has(compressed)
    const content = await read(isCompressed ? compressed : name)
    if (!content) return reply.callNotFound()
    if (isCompressed) void reply.header('content-encoding', encoding)
    return reply
      .header('content-type', type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .send(content)
  })

  /** Undefined if a newer build has replaced it since the server started. */
  async function read(name: string) {
    const known = cache.get(name)
    if (known) return known
    const content = await readFile(join(directory, name)).catch(() => undefined)
    if (content) cache.set(name, content)
    return content
  }
}
