import { dokuEvent } from './doku-event.ts'
import { type DokuKeys, isSignedByDoku } from './doku-signature.ts'
import { equalText } from '../equal-text.ts'
import { gatewayMoment, isRecent } from './gateway-moment.ts'
import { DOKU_NOTIFY_PATH } from './notification-paths.ts'
import type { PaymentEvent, Provider, ReadNotification, ReceivedNotification } from './payment-gateway.ts'
import { readStrictJson } from '../read-strict-json.ts'

/** Accepts a message only if DOKU signed these bytes for this path, and recently. */
export function readDokuNotification(
  keys: DokuKeys,
  provider: Provider,
  received: ReceivedNotification,
): ReadNotification {
  const { headers, body, path, at } = received
  const requestId = headers['request-id'] ?? ''
  const timestamp = headers['request-timestamp'] ?? ''
  if (path !== DOKU_NOTIFY_PATH) return refuse('path')
  if (!requestId || requestId.length > 128) return refuse('request id')
  if (!equalText(headers['client-id'] ?? '', keys.clientId)) return refuse('client id')
  if (!isSignedByDoku(keys, headers.signature ?? '', { requestId, timestamp, target: path, body })) {
    return refuse('signature')
  }
  if (!isRecent(gatewayMoment(timestamp), at)) return refuse('timestamp')
  return {
    genuine: true,
    provider,
    messageId: requestId,
    headers: { 'client-id': keys.clientId, 'request-id': requestId, 'request-timestamp': timestamp },
    event: eventOf(body),
    answer: { status: true, result: true, message: 'OK' },
  }
}

function refuse(reason: string): ReadNotification {
  return { genuine: false, reason, answer: { status: false, result: null, message: 'Unauthorized' } }
}

function eventOf(body: Buffer): PaymentEvent | undefined {
  try {
    return dokuEvent(readStrictJson(body))
  } catch {
    return undefined
  }
}
