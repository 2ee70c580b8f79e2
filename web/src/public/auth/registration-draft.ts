import { storedText } from '../../lib/session/stored-text.ts'
import type { RegistrationValues } from './registration-body.ts'

/** A later user of the tab finds nothing. */
const LIFETIME = 30 * 60_000

/** No identity number, password or consent: they are asked for again after a reload. */
const typed = ['fullName', 'birthDate', 'gender', 'email', 'married', 'name', 'phone'] as const

export type RegistrationDraft = {
  phone: string
  /** The number a code was sent to, and when the code expires. */
  sent?: { phone: string; expired: string } | undefined
  /** The verified number and the ticket that proves it. */
  proof?: { phone: string; ticket: string; expired: string } | undefined
  person: Partial<RegistrationValues>
}

/** Only in this tab, so that a reload continues where it was. */
const storage = storedText(() => sessionStorage, 'nmw-registration')

export function readRegistrationDraft(now: number): RegistrationDraft | undefined {
  try {
    const { until, ...found } = JSON.parse(storage.read() ?? '{}') as RegistrationDraft & { until?: number }
    if (!until || until <= now) return undefined
    return { ...found, proof: found.proof && Date.parse(found.proof.expired) > now ? found.proof : undefined }
  } catch {
    // Foreign content in the storage.
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
