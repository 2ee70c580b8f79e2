import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { Env } from '../../env.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** The real gateway that the settings name. Loaded only when it is used. */
export async function openPaymentGateway({
  paymentProvider,
  doku,
  gatewayTimeout: timeout,
}: Env): Promise<PaymentGateway> {
  const { url, clientId, secretKey } = doku
  const { dokuGateway } = await import('./doku-gateway.ts')
  const plain = dokuGateway({ url, clientId, secretKey, timeout })
  if (paymentProvider === 'doku') return plain
  const { snapGateway } = await import('./snap-gateway.ts')
  return snapGateway({
    url,
    clientId,
    secretKey,
    timeout,
    privateKey: createPrivateKey(doku.privateKey),
    publicKey: createPublicKey(doku.publicKey),
    bins: doku.bins,
    cards: plain,
  })
}
