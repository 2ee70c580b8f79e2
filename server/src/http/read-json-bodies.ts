import type { FastifyInstance } from 'fastify'

/** Some calls send the JSON type with an empty body; that is no body, not a broken one. */
export function readJsonBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parseJson(request, body as string, done)
  })
}
