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

test('kept registration: the page that is loaded anew knows the number, its proof and what was typed', () => {
  saveRegistrationDraft(begun, now)
  const { fullName, birthDate } = begun.person
  expect(readRegistrationDraft(minutes(1))).toMatchObject({
    phone,
    proof: begun.proof,
    person: { fullName, birthDate },
  })
})

test('kept registration: the identity number, a password or a consent lies nowhere, and nothing outlives the tab', () => {
  saveRegistrationDraft(begun, now)
  const allStored = [...stored.values()].join()
  expect(allStored).not.toMatch(/3273025703949001|Rahasia123|noKTP|assword|health|account|consent/)
  expect(local).not.toHaveBeenCalled()
})

test('kept registration: a proof is forgotten when it counts no more, all of it half an hour after the last key', () => {
  saveRegistrationDraft(begun, now)
  expect(readRegistrationDraft(minutes(19))?.proof).toEqual(begun.proof)
  expect(readRegistrationDraft(minutes(21))).toMatchObject({ phone, proof: undefined })
  expect(readRegistrationDraft(minutes(31))).toBeUndefined()
})

test('kept registration: nothing stays of what was finished or taken back, nor is something else taken for it', () => {
  saveRegistrationDraft(begun, now)
  clearRegistrationDraft()
  expect(stored.size).toBe(0)
  saveRegistrationDraft(begun, now)
  saveRegistrationDraft({ phone: '', person: emptyRegistration }, now)
  expect(stored.size).toBe(0)
  stored.set('nmw-registration', 'x')
  expect(readRegistrationDraft(now)).toBeUndefined()
})
