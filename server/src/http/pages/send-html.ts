import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './choose-encoding.ts'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const MIN_BYTES = 1024

/** Pages are rendered per visitor, so they are compressed quickly rather than tightly. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, status: number, html: string) {
  const { encoding, body } = await compress(request.headers['accept-encoding'], Buffer.from(html))
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', isPersonal(request) ? 'no-store' : 'private, no-cache')
    .header('vary', 'accept-encoding')
    .send(body)
}

async function compress(accepted: string | undefined, body: Buffer) {
  const encoding = body.length < MIN_BYTES ? undefined : chooseEncoding(accepted)
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    return { encoding, body: await brotli(body, { params }) }
  }
  return { encoding, body: encoding ? await gzipAsync(body, { level: 5 }) : body }
}

function isPersonal({ headers: { cookie = '' } }: FastifyRequest) {
  return /(^|;\s*)[^=;]*nmw_(member|dashboard|ops)/.test(cookie)
}
