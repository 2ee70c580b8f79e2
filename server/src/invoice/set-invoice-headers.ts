import type { FastifyInstance } from 'fastify'

const invoices = /^\/(?:invoice|legacy\/invoice|user\/invoice)\//

/** The link contains the token: search engines must not index it, and no referrer may reveal it. */
export function setInvoiceHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!invoices.test(url)) return
    void reply.header('x-robots-tag', 'noindex, nofollow, noarchive').header('referrer-policy', 'no-referrer')
  })
}
