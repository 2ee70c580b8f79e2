import { openStream } from '@nmw/contract/notification'
import { openOpsStream } from '@nmw/contract/ops-live'
import Fastify, { type FastifyInstance } from 'fastify'
import { openapi } from './openapi.ts'
import type { Route } from './route.ts'

/** The reference page is a ready-made bundle with inline scripts; it shows no personal data. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'"

/** /docs for people, /docs/api.json for machines; both are created at the first request. */
export const serveDocs = (routes: readonly Route[]) => (app: FastifyInstance) => {
  let made: ReturnType<typeof openapi> | undefined
  const description = () =>
    (made ??= openapi(
      routes.map(({ endpoint }) => endpoint),
      [openStream, openOpsStream],
    ))
  app.get('/docs/api.json', async () => description())
  let reference: ReturnType<typeof openReference> | undefined
  for (const path of ['/docs', '/docs/*']) {
    app.get(path, async ({ url }, reply) => {
      const page = await (await (reference ??= openReference(description))).inject(url)
      if (page.statusCode === 404) return reply.callNotFound()
      const { 'content-type': type, location } = page.headers
      return reply
        .code(page.statusCode)
        .headers({
          'content-security-policy': POLICY,
          ...(type && { 'content-type': type }),
          ...(location && { location }),
        })
        .send(page.rawPayload)
    })
  }
}

/** Four megabytes of script and a YAML parser: a tenth of what the server would load at its start. */
async function openReference(content: () => ReturnType<typeof openapi>) {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const reference = Fastify()
  await reference.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      content,
      favicon: '/art/favicon.svg',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
  return reference
}
