import scalar from '@scalar/fastify-api-reference'
import { openStream } from '@nmw/contract/notification'
import type { FastifyInstance } from 'fastify'
import { openapi } from './openapi.ts'
import type { Route } from './route.ts'

/** /docs for people, /docs/api.json for machines. */
export async function serveDocs(app: FastifyInstance, routes: Route[]) {
  let made: ReturnType<typeof openapi> | undefined
  // Half the work of starting, for a page that few open: made for the first who asks.
  const description = () =>
    (made ??= openapi(
      routes.map(({ endpoint }) => endpoint),
      [openStream],
    ))
  app.get('/docs/api.json', async () => description())
  await app.register(async (docs) => {
    // The reference page is a ready-made bundle with inline parts; it shows no personal data.
    docs.addHook('onSend', async (_request, reply) => {
      void reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'",
      )
    })
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        content: description,
        favicon: '/art/favicon.svg',
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    })
  })
}
