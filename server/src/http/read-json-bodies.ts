import type { FastifyInstance } from 'fastify'

/** Some clients send the JSON type with an empty body: treated as no body. */
export function readJsonBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parseJson(request, body as string, done)
  })
}
