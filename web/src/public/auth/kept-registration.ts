import { storedText } from '../../lib/stored-text.ts'
import type { RegistrationValues } from './registration-body.ts'

/** Whoever finds the tab later finds nothing. */
const KEPT_FOR = 30 * 60_000

/** No identity number, no password, and no consent: that is given anew to a page that was loaded anew. */
const typed = ['fullName', 'birthDate', 'gender', 'email', 'married', 'name', 'phone'] as const

export type Registration = {
  phone: string
  /** The number a code was sent to, and when the code stops working. */
  sent?: { phone: string; expired: string } | undefined
  /** The number whose code was given, and what proves it. */
  proof?: { phone: string; ticket: string; expired: string } | undefined
  person: Partial<RegistrationValues>
}

/** Only in this tab, so that a page that is loaded anew goes on where it was. */
const kept = storedText(() => sessionStorage, 'nmw-registration')

export function readRegistration(now: number): Registration | undefined {
  try {
    const { until, ...found } = JSON.parse(kept.read() ?? '{}') as Registration & { until?: number }
    if (!until || until <= now) return undefined
    return { ...found, proof: found.proof && Date.parse(found.proof.expired) > now ? found.proof : undefined }
  } catch {
    // None of ours lies there.
    return undefined
  }
}

export function keepRegistration({ phone, sent, proof, person }: Registration, now: number) {
  const words = Object.fromEntries(typed.map((name) => [name, person[name]]))
  const something = phone || Object.values(words).some(Boolean)
  if (something) kept.write(JSON.stringify({ until: now + KEPT_FOR, phone, sent, proof, person: words }))
  else kept.forget()
}

export const forgetRegistration = () => kept.forget()
