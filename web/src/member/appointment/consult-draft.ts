import { type AvailableSession, COMPLAINT_LENGTH, MAX_PHOTOS } from '@nmw/contract/appointment'
import { storedText } from '../../lib/session/stored-text.ts'

/** The key prefix is cleared on sign-out. */
const storage = storedText(() => localStorage, 'nmw-consult')

/** What a patient has entered so far. It stays on this device until the booking is made or the patient signs out. */
export type ConsultDraft = {
  branch: number | undefined
  date: string | undefined
  session: AvailableSession | undefined
  note: string
  /** File names of uploaded photos. */
  photos: readonly string[]
  /** Why the server refused the last attempt. */
  refusal: string | undefined
  /** Prevents a double booking on retry. A changed booking gets another key. */
  attempt: { key: string; body: string } | undefined
  /** Where to go when payment fails. */
  returnUrl: string | undefined
}

export const emptyDraft: ConsultDraft = {
  branch: undefined,
  date: undefined,
  session: undefined,
  note: '',
  photos: [],
  refusal: undefined,
  attempt: undefined,
  returnUrl: undefined,
}

/** Empty for another user: two people may share a device. */
export function parseDraft(text: string, owner: string): ConsultDraft {
  const value = parse(text)
  if (value['owner'] !== owner) return emptyDraft
  const { branch, date, session, note, photos, refusal, attempt, returnUrl } = value
  return {
    branch: typeof branch === 'number' ? branch : undefined,
    date: textOf(date),
    session: isSession(session) ? session : undefined,
    note: textOf(note)?.slice(0, COMPLAINT_LENGTH) ?? '',
    photos: Array.isArray(photos) ? photos.filter((one) => typeof one === 'string').slice(0, MAX_PHOTOS) : [],
    refusal: textOf(refusal),
    attempt: isAttempt(attempt) ? attempt : undefined,
    returnUrl: textOf(returnUrl)?.startsWith('/user/') ? textOf(returnUrl) : undefined,
  }
}

const listeners = new Set<() => void>()

export function storedDraft() {
  return storage.read() ?? ''
}

export function changeDraft(owner: string, changes: Partial<ConsultDraft>) {
  storage.write(JSON.stringify({ owner, ...parseDraft(storedDraft(), owner), ...changes }))
  notifyListeners()
}

export function clearDraft() {
  storage.forget()
  notifyListeners()
}

export function subscribeToDraft(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : undefined
}

function isSession(value: unknown): value is AvailableSession {
  if (typeof value !== 'object' || value === null) return false
  const session = value as Partial<Record<keyof AvailableSession, unknown>>
  const numbers = [session.rsdId, session.rsdType, session.fee, session.serviceFee]
  const texts = [session.usrFullname, session.udlAvatar, session.udlSIP, session.cabang, session.rsdDate]
  return (
    numbers.every((one) => typeof one === 'number') &&
    [...texts, session.available, session.rsdTypeTitle].every((one) => typeof one === 'string')
  )
}

function isAttempt(value: unknown): value is ConsultDraft['attempt'] {
  if (typeof value !== 'object' || value === null) return false
  const { key, body } = value as { key?: unknown; body?: unknown }
  return typeof key === 'string' && typeof body === 'string'
}
