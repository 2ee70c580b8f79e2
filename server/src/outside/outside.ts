import type { Courier } from './courier/courier.ts'
import type { FileStore } from './file-store.ts'
import type { PartFiles } from './part-files.ts'
import type { PaymentGateway } from './payment/payment-gateway.ts'

/** A message to one person. `id` is the same on every attempt, so that a receiver can drop a repeat. */
export type Message = {
  id: string
  recipient: string
  subject: string
  body: string
  code: string | null
  link: string | null
}

/** Delivers a message to a carrier, or throws; `Undeliverable` if no retry can succeed. */
export type Carrier = { send: (message: Message) => Promise<void> }

/** External companies, each with a live adapter and a simulator; no adapter knows our business rules. */
export type Carriers = { mail: Carrier; whatsapp: Carrier }

/** Files: finished ones on our disk or in a bucket, unfinished ones always on our disk. */
export type Outside = Carriers & { payment: PaymentGateway; courier: Courier; files: FileStore; parts: PartFiles }
