import type { Courier } from './courier/courier.ts'
import type { FileStore } from './file-store.ts'
import type { PartFiles } from './part-files.ts'
import type { PaymentGateway } from './payment/payment-gateway.ts'

/** A message to one person. `id` stays the same on every attempt, so that a receiver can drop a repeat. */
export type Message = {
  id: string
  recipient: string
  subject: string
  body: string
  code: string | null
  link: string | null
}

/** Hands a message over to a carrier, or throws; `Undeliverable` where no further try can succeed. */
export type Carrier = { send: (message: Message) => Promise<void> }

/** The companies we depend on. Each has a live adapter and a simulator; none knows a rule of ours. */
export type Carriers = { mail: Carrier; whatsapp: Carrier }

/** And where files lie: finished ones on our disk or with a company, unfinished ones always on our disk. */
export type Outside = Carriers & { payment: PaymentGateway; courier: Courier; files: FileStore; parts: PartFiles }
