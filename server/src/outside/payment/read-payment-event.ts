import { dokuEvent } from './doku-event.ts'
import type { PaymentEvent } from './payment-gateway.ts'
import { readStrictJson } from '../read-strict-json.ts'
import { snapNotificationEvent } from './snap-event.ts'

/** Parses a stored message in its provider's format. */
export function readPaymentEvent(provider: string, body: Buffer): PaymentEvent | undefined {
  try {
    const value = readStrictJson(body)
    return provider === 'doku-snap' ? snapNotificationEvent(value) : dokuEvent(value)
  } catch {
    return undefined
  }
}
