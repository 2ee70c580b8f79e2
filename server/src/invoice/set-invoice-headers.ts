import type { FastifyInstance } from 'fastify'

const invoices = /^\/(?:invoice|legacy\/invoice|user\/invoice)\//

/** The link of a receipt is its key: no search engine keeps it, and no other page is told where the visitor came from. */
export function setInvoiceHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!invoices.test(url)) return
    void reply.header('x-robots-tag', 'noindex, nofollow, noarchive').header('referrer-policy', 'no-referrer')
  })
}
