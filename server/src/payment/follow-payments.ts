import type { Context } from '../context.ts'
import { checkPayments } from './check-payments.ts'
import { closePayments } from './close-payments.ts'
import { retryPayments } from './retry-payments.ts'

/** Keeps what we know of payments and what the gateway knows together, whatever was lost on the way. */
export async function followPayments(context: Context) {
  for (const step of [retryPayments, checkPayments, closePayments]) {
    await step(context).catch((error: unknown) => context.log.error(error, step.name))
  }
}
