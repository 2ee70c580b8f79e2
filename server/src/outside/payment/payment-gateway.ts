/** Asked of a gateway once. A repeat, also after a crash, carries the same values and so the same request id. */
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

/** What can be paid now: a number, or a page of the gateway. */
export type OpenedPayment = {
  accountNumber: string | null
  instructionsUrl: string | null
  hostedPageUrl: string | null
  expiresAt: Date
}

/** A payment that was asked for earlier. Without a number when the answer never reached us. */
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

/** ABSENT: the gateway never heard of it. FAILED is not final: the next try may succeed. */
export type GatewayState = 'ABSENT' | 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED'

/** What a gateway says of a payment. Null where it says nothing. */
export type PaymentEvent = {
  invoice: string
  state: GatewayState
  amount: number | null
  currency: string | null
  channel: string | null
  accountNumber: string | null
  /** The request of ours it speaks of. */
  requestId: string | null
}

export type Instruction = { channel: string; step: string[] }

/** A message as it came in, byte for byte. */
export type ReceivedNotification = { headers: Record<string, string>; body: Buffer; path: string; at: Date }

export type ReadNotification =
  | {
      genuine: true
      /** Whose format and key it has; with the id it tells a repeat. */
      provider: Provider
      messageId: string
      /** What is worth keeping of the headers. */
      headers: Record<string, string>
      /** Undefined when it is signed but makes no sense. */
      event: PaymentEvent | undefined
      answer: object
    }
  | { genuine: false; reason: string; answer: object }

export type Provider = 'simulator' | 'doku' | 'doku-snap'

/**
 * Whoever takes the money. Every call ends within the time limit, with a result that was checked or with a
 * `GatewayFailure`; none of them knows a rule of ours.
 */
export type PaymentGateway = {
  provider: Provider
  /** Whether this channel is set up. */
  offers: (channel: string) => boolean
  createVirtualAccount: (request: PaymentRequest) => Promise<OpenedPayment>
  createCheckout: (request: PaymentRequest) => Promise<OpenedPayment>
  /** Undefined where the gateway has none for it. */
  instructions: (payment: KnownPayment) => Promise<Instruction[] | undefined>
  status: (payment: KnownPayment) => Promise<PaymentEvent>
  /** Nobody can pay it any more; `refused` where that is not so. */
  cancel: (payment: KnownPayment) => Promise<void>
  readNotification: (received: ReceivedNotification) => ReadNotification
  /** For gateways that want a token of ours before they notify us. */
  issueToken?: (received: ReceivedNotification) => { status: number; body: object }
}

export const CARD = 'CREDIT_CARD'
