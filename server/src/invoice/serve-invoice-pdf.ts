import { readOwnInvoice } from '@nmw/contract/invoice'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { Problem } from '../http/problem.ts'
import type { Identify } from '../http/route.ts'
import { type Client, clientOf } from '../http/client.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { openInvoice } from './read-invoice.ts'
import { shapeInvoice } from './shape-invoice.ts'

const path = '/legacy/invoice/pdf/:param'

/**
 * A file instead of an envelope, so it is not in the contract. Browsers follow the link without an API key: the token
 * or cookie identifies the visitor.
 */
export function serveInvoicePdf(app: FastifyInstance, context: Context, identify: Identify) {
  app.get<{ Params: { param: string } }>(path, { exposeHeadRoute: false }, async (request, reply) => {
    const client = clientOf(request, reply, context.env)
    const caller = await findMember(identify, client)
    const { facts, own } = await openInvoice(context, { param: request.params.param, caller, client })
    const { buyer, weight } = facts
    const file = invoicePdf({ ...shapeInvoice(facts), ...(own && { buyer, weight }) })
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${facts.invoice}.pdf"`)
      .header('cache-control', 'no-store')
      .send(file)
  })
}

/** Unauthorized visitors are anonymous here: a foreign invoice looks like a missing one. */
async function findMember(identify: Identify, client: Client) {
  try {
    return await identify({ ...client, clearSessionCookies() {} }, readOwnInvoice)
  } catch (error) {
    if (error instanceof Problem && (error.status === 401 || error.status === 403)) return undefined
    throw error
  }
}
