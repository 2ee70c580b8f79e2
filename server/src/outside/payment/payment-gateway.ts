import type { PaymentKind } from './payment-methods.ts'

/** Sent to a gateway once. A repeat, also after a crash, has the same values and so the same request id. */
export type PaymentRequest = {
  requestId: string
  invoice: string
  channel: string
  amount: number
  createdAt: Date
  expiresAt: Date
  customer: { name: string; email: string; phone: string | null }
  /** Where a hosted page sends people back to. */
  returnUrl: string
}

/** How it can be paid: an account number, or a page of the gateway. */
export type OpenedPayment = {
  accountNumber: string | null
  instructionsUrl: string | null
  hostedPageUrl: string | null
  expiresAt: Date
}

/** A payment requested earlier. Without a number if the response never arrived. */
export type KnownPayment = {
  requestId: string
  invoice: string
  channel: string
  amount: number
  accountNumber: string | null
  instructionsUrl: string | null
  createdAt: Date
  expiresAt: Date
}

/** ABSENT: the gateway does not know it. FAILED is not final: the next attempt may succeed. */
export type GatewayState = 'ABSENT' | 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED'

/** A gateway's report on a payment. Null where it says nothing. */
export type PaymentEvent = {
  invoice: string
  state: GatewayState
  amount: number | null
  currency: string | null
  channel: string | null
  accountNumber: string | null
  /** Our request that it is about. */
  requestId: string | null
}

export type Instruction = { channel: string; step: string[] }

/** A message as received, byte for byte. */
export type ReceivedNotification = { headers: Record<string, string>; body: Buffer; path: string; at: Date }

export type ReadNotification =
  | {
      genuine: true
      /** Whose format and key it has; with the message id it identifies a repeat. */
      provider: Provider
      messageId: string
      /** The headers worth storing. */
      headers: Record<string, string>
      /** Undefined if it is signed but makes no sense. */
      event: PaymentEvent | undefined
      answer: object
    }
  | { genuine: false; reason: string; answer: object }

export type Provider = 'simulator' | 'doku' | 'doku-snap'

/**
 * A payment gateway. Every call ends within the timeout, with a validated result or a `GatewayFailure`; no adapter
 * knows our business rules.
 */
export type PaymentGateway = {
  provider: Provider
  /** Whether this channel is configured. */
  offers: (channel: string) => boolean
  /** Asks for a payment, by the kind of its channel. */
  open: Record<PaymentKind, (request: PaymentRequest) => Promise<OpenedPayment>>
  /** Undefined if the gateway has none for it. */
  instructions: (payment: KnownPayment) => Promise<Instruction[] | undefined>
  status: (payment: KnownPayment) => Promise<PaymentEvent>
  /** Afterwards nobody can pay it; `refused` if that cannot be ensured. */
  cancel: (payment: KnownPayment) => Promise<void>
  readNotification: (received: ReceivedNotification) => ReadNotification
  /** For gateways that need a token from us before they notify us. */
  issueToken?: (received: ReceivedNotification) => { status: number; body: object }
}
