import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearRegistrationDraft,
  saveRegistrationDraft,
  readRegistrationDraft,
  type RegistrationDraft,
} from './registration-draft.ts'
import { emptyRegistration } from './registration-body.ts'

const stored = new Map<string, string>()
const local = vi.fn()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', { setItem: local })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const now = Date.parse('2026-11-18T02:00:00Z')
const minutes = (count: number) => now + count * 60_000
const phone = '6281000000701'
const expired = new Date(minutes(20)).toISOString()
const begun: RegistrationDraft = {
  phone,
  sent: undefined,
  proof: { phone, ticket: 'ticket', expired },
  person: {
    ...emptyRegistration,
    fullName: 'Ratna Dewi',
    noKTP: '3273025703949001',
    birthDate: '1994-03-17',
    password: 'Rahasia123',
    rePassword: 'Rahasia123',
    account: true,
    health: true,
  },
}

test('registration draft: a reload restores the number, its proof and the typed fields', () => {
  saveRegistrationDraft(begun, now)
  const { fullName, birthDate } = begun.person
  expect(readRegistrationDraft(minutes(1))).toMatchObject({
    phone,
    proof: begun.proof,
    person: { fullName, birthDate },
  })
})

test('registration draft: identity number, password and consents are never stored, and nothing outlives the tab', () => {
  saveRegistrationDraft(begun, now)
  const allStored = [...stored.values()].join()
  expect(allStored).not.toMatch(/3273025703949001|Rahasia123|noKTP|assword|health|account|consent/)
  expect(local).not.toHaveBeenCalled()
})

test('registration draft: an expired proof is dropped, and everything half an hour after the last change', () => {
  saveRegistrationDraft(begun, now)
  expect(readRegistrationDraft(minutes(19))?.proof).toEqual(begun.proof)
  expect(readRegistrationDraft(minutes(21))).toMatchObject({ phone, proof: undefined })
  expect(readRegistrationDraft(minutes(31))).toBeUndefined()
})

test('registration draft: nothing is left when finished or emptied, and foreign content is ignored', () => {
  saveRegistrationDraft(begun, now)
  clearRegistrationDraft()
  expect(stored.size).toBe(0)
  saveRegistrationDraft(begun, now)
  saveRegistrationDraft({ phone: '', person: emptyRegistration }, now)
  expect(stored.size).toBe(0)
  stored.set('nmw-registration', 'x')
  expect(readRegistrationDraft(now)).toBeUndefined()
})
