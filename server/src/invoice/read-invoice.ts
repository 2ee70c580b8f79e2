import { consumeAttempt } from '../auth/consume-attempt.ts'
import type { Context } from '../context.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { findInvoice } from './find-invoice.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { invoiceToken, readInvoiceToken } from './invoice-token.ts'
import { maskInvoice } from './mask-invoice.ts'
import { shapeInvoice, shapeOwnInvoice } from './shape-invoice.ts'

const QUARTER = 15 * 60
const MISSES = 60

type OpenRequest = { param: string; caller?: Caller | undefined; client: Pick<Client, 'ip'> }
export type OpenedInvoice = { facts: InvoiceFacts; own: boolean }

export async function readPublicInvoice(
  context: Context,
  { params, ...request }: { params: { param: string }; caller?: Caller | undefined; client: Client },
) {
  const { facts } = await openInvoice(context, { ...request, param: params.param })
  return shapeInvoice(facts)
}

export async function readOwnInvoice(
  { db, secret }: Context,
  { params, caller }: { params: { invoice: string }; caller: Caller },
) {
  const facts = await findOwnInvoice(db, params.invoice, caller)
  if (!facts) throw notFound()
  return shapeOwnInvoice(facts, invoiceToken(secret, facts.invoice))
}

/** A valid token opens the invoice masked for everybody; the plain number works only for its owner. */
export async function openInvoice(context: Context, { param, caller, client }: OpenRequest): Promise<OpenedInvoice> {
  const { db, secret } = context
  const known = readInvoiceToken(secret, param)
  const shared = known && (await findInvoice(db, known))
  if (shared) return { facts: maskInvoice(shared), own: false }
  const facts = caller?.site === 'member' && !caller.pending ? await findOwnInvoice(db, param, caller) : undefined
  if (facts) return { facts, own: true }
  // Only misses count, so that many people behind one address can open their receipts.
  const what = 'Terlalu banyak percobaan.'
  await consumeAttempt(context, { key: `invoice-from:${client.ip}`, limit: MISSES, seconds: QUARTER, what })
  throw notFound()
}

async function findOwnInvoice(db: Context['db'], invoice: string, { accountId }: Caller) {
  const facts = await findInvoice(db, invoice)
  return facts?.ownerId === accountId ? facts : undefined
}
