/** A message to one person. `id` stays the same on every attempt, so that a receiver can drop a repeat. */
export type Message = {
  id: string
  recipient: string
  subject: string
  body: string
  code: string | null
  link: string | null
}

/** Hands a message over to a carrier, or throws. */
export type Carrier = { send: (message: Message) => Promise<void> }

/** The companies we depend on. Each has a live adapter and a simulator; none knows a rule of ours. */
export type Outside = { mail: Carrier; whatsapp: Carrier }
