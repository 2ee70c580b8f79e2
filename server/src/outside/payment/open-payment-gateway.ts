import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { Env } from '../../env.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** The configured real gateway, loaded only when used. */
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
    others: plain,
  })
}
