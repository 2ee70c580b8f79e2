import type { Context } from '../context.ts'
import { checkPayments } from './check-payments.ts'
import { closePayments } from './close-payments.ts'
import { retryPayments } from './retry-payments.ts'

/** Keeps our payments and the gateway's in step, whatever was lost. */
export async function followPayments(context: Context) {
  for (const step of [retryPayments, checkPayments, closePayments]) {
    await step(context).catch((error: unknown) => context.log.error(error, step.name))
  }
}
