import { formatRupiah } from '@nmw/contract/rupiah'
import texts from './payment-instructions.json' with { type: 'json' }
import type { Instruction } from '../outside/payment/payment-gateway.ts'
import { findPaymentMethod } from '../payment-method/all-payment-methods.ts'

const byBank: Record<string, Instruction[]> = texts

/** Used when the gateway has no instructions. */
export function fallbackInstructions({
  channel,
  accountNumber,
  amount,
}: {
  channel: string
  accountNumber: string
  amount: number
}) {
  const { bank } = findPaymentMethod(channel)
  const fill = (text: string) => text.replaceAll('{va}', accountNumber).replaceAll('{amount}', formatRupiah(amount))
  return (byBank[bank ?? ''] ?? []).map(({ channel: way, step }) => ({ channel: way, step: step.map(fill) }))
}
