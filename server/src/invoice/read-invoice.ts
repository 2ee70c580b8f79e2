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

type Asked = { param: string; caller?: Caller | undefined; client: Pick<Client, 'ip'> }
export type Opened = { facts: InvoiceFacts; own: boolean }

export async function readPublicInvoice(
  context: Context,
  { params, ...asked }: { params: { param: string }; caller?: Caller | undefined; client: Client },
) {
  const { facts } = await openInvoice(context, { ...asked, param: params.param })
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

/** By a token of ours for everybody, shortened; by its number for whom it belongs to. All else is not there. */
export async function openInvoice(context: Context, { param, caller, client }: Asked): Promise<Opened> {
  const { db, secret } = context
  const known = readInvoiceToken(secret, param)
  const shared = known && (await findInvoice(db, known))
  if (shared) return { facts: maskInvoice(shared), own: false }
  const facts = caller?.site === 'member' && !caller.pending ? await findOwnInvoice(db, param, caller) : undefined
  if (facts) return { facts, own: true }
  // Only misses count, so that a family or an office behind one address can open what it was sent.
  const what = 'Terlalu banyak percobaan.'
  await consumeAttempt(context, { key: `invoice-from:${client.ip}`, limit: MISSES, seconds: QUARTER, what })
  throw notFound()
}

async function findOwnInvoice(db: Context['db'], invoice: string, { accountId }: Caller) {
  const facts = await findInvoice(db, invoice)
  return facts?.ownerId === accountId ? facts : undefined
}
