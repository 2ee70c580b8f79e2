import { PAYMENT_FAILED } from '@nmw/contract/payment'
import type { Context } from '../context.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Instruction } from '../outside/payment/payment-gateway.ts'
import { checkPayment } from './check-payment.ts'
import { fallbackInstructions } from './fallback-instructions.ts'
import { findOwnOrder, findPayments, knownPayment, type OrderRow, type PaymentRow } from './payment-queries.ts'

type Input = { params: { invoice: string }; caller: Caller }

/** The gateway's own URL is not sent to the browser. */
export async function readInstructions(context: Context, { params: { invoice }, caller }: Input) {
  const first = await findOwnOrder(context.db, invoice, caller.accountId)
  if (!first) throw notFound()
  if (first.paymentStatus === 'PENDING') await checkPayment(context, first.id)
  const [found, [row]] = await Promise.all([
    findOwnOrder(context.db, invoice, caller.accountId),
    findPayments(context.db, first.id),
  ])
  if (!found || !row || (row.state === 'NEW' && found.paymentStatus === 'PENDING')) {
    throw new Problem(503, PAYMENT_FAILED, { retryAfter: 30 })
  }
  const status = shownStatus(context, found, row)
  const payable = status === 'ACTIVE'
  return {
    order: { invoice_number: invoice, amount: row.amount },
    virtual_account_info: {
      virtual_account_number: row.accountNumber ?? '',
      status,
      expired_date_utc: row.expiresAt.toISOString(),
    },
    simulated: row.provider === 'simulator',
    hosted_page_url: payable ? row.hostedPageUrl : null,
    payment_instruction: payable ? await instructionsFor(context, row, invoice) : [],
  }
}

/** Our state decides: pending is ACTIVE, and overdue is EXPIRED even before the job ran. */
function shownStatus({ now }: Context, { paymentStatus }: OrderRow, { expiresAt }: PaymentRow) {
  if (paymentStatus !== 'PENDING') return paymentStatus
  return expiresAt <= now() ? 'EXPIRED' : 'ACTIVE'
}

const MAX_CACHED = 1_000
const cache = new Map<string, Instruction[]>()

/** Cached, because the page polls and the steps do not change. */
async function instructionsFor({ outside, log }: Context, row: PaymentRow, invoice: string): Promise<Instruction[]> {
  const { accountNumber, channel, amount, requestId } = row
  if (accountNumber === null) return []
  const cached = cache.get(requestId)
  if (cached) return cached
  const own = fallbackInstructions({ channel, accountNumber, amount })
  try {
    const steps = (await outside.payment.instructions(knownPayment(row, invoice))) ?? own
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(requestId, steps)
    return steps
  } catch (error) {
    log.warn({ invoice, reason: String(error) }, 'no instructions from the gateway')
    return own
  }
}
