import { keptText } from '../../lib/kept-text.ts'
import type { RegistrationValues } from './registration-body.ts'

/** Whoever finds the tab later finds nothing. */
const LIFETIME = 30 * 60_000

/** No identity number, no password, and no consent: that is given anew to a page that was loaded anew. */
const typed = ['fullName', 'birthDate', 'gender', 'email', 'married', 'name', 'phone'] as const

export type RegistrationDraft = {
  phone: string
  /** The number a code was sent to, and when the code stops working. */
  sent?: { phone: string; expired: string } | undefined
  /** The number whose code was given, and what proves it. */
  proof?: { phone: string; ticket: string; expired: string } | undefined
  person: Partial<RegistrationValues>
}

/** Only in this tab, so that a page that is loaded anew goes on where it was. */
const storage = keptText(() => sessionStorage, 'nmw-registration')

export function readRegistrationDraft(now: number): RegistrationDraft | undefined {
  try {
    const { until, ...found } = JSON.parse(storage.read() ?? '{}') as RegistrationDraft & { until?: number }
    if (!until || until <= now) return undefined
    return { ...found, proof: found.proof && Date.parse(found.proof.expired) > now ? found.proof : undefined }
  } catch {
    // None of ours lies there.
    return undefined
  }
}

export function saveRegistrationDraft({ phone, sent, proof, person }: RegistrationDraft, now: number) {
  const typedFields = Object.fromEntries(typed.map((name) => [name, person[name]]))
  const hasContent = phone || Object.values(typedFields).some(Boolean)
  if (hasContent) storage.write(JSON.stringify({ until: now + LIFETIME, phone, sent, proof, person: typedFields }))
  else storage.forget()
}

export const clearRegistrationDraft = () => storage.forget()
