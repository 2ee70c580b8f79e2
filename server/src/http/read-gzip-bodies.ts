import type { FastifyInstance } from 'fastify'
import { gunzip } from 'node:zlib'
import { Problem } from './problem.ts'

/**
 * JSON, possibly compressed. Inflating stops at the limit and runs off the event loop, so a zip bomb is only refused.
 */
export function readGzipBodies(app: FastifyInstance, limit: number) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: limit }, (request, body, done) => {
    const bytes = body as Buffer
    const encoding = request.headers['content-encoding'] ?? 'identity'
    const parse = (json: Buffer) => {
      if (json.length === 0) done(null, undefined)
      else void parseJson(request, json.toString(), done)
    }
    if (encoding !== 'gzip' && encoding !== 'identity') done(new Problem(415, 'Jenis data tidak didukung'))
    // Some clients compress without declaring it.
    else if (encoding === 'identity' && !isGzip(bytes)) parse(bytes)
    else {
      gunzip(bytes, { maxOutputLength: limit }, (error, json) => {
        if (error) done(unreadable(error))
        else parse(json)
      })
    }
  })
}

function isGzip(bytes: Buffer) {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

function unreadable(error: NodeJS.ErrnoException) {
  return error.code === 'ERR_BUFFER_TOO_LARGE'
    ? new Problem(413, 'Data yang dikirim terlalu besar')
    : new Problem(400, 'Data tidak dapat dibaca')
}
