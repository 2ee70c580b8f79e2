import { readShellProfile } from '@nmw/contract/shell-profile'
import { afterEach, expect, test } from 'vitest'
import { ApiError, type CallEndpoint } from '../call.ts'
import { staffCall } from './staff-call.ts'
import { sessionEnd } from './session-end.ts'

let leave = () => {}
afterEach(() => leave())

function refusing(error: ApiError) {
  const refuse: CallEndpoint = async () => {
    throw error
  }
  return () => staffCall(refuse)(readShellProfile, {})
}

const dead = new ApiError(401, 'Sesi Berakhir, Silahkan Login Kembali')

test('call at work: a call that finds the session over has her sign in again, with words that are true afterwards', async () => {
  leave = sessionEnd.offerSignIn(() => true)
  await expect(refusing(dead)()).rejects.toMatchObject({
    status: 401,
    message: 'Sesi Anda sempat berakhir. Silakan coba sekali lagi.',
  })
  expect(sessionEnd.isEnded()).toBe(true)
})

test('call at work: what is refused while she signs in again says so in its own words', async () => {
  leave = sessionEnd.offerSignIn(() => true)
  sessionEnd.handle(dead)
  await expect(refusing(dead)()).rejects.toBe(dead)
})

test('call at work: any other refusal, and a page with nothing to lose, hear what the server said', async () => {
  await expect(refusing(dead)()).rejects.toBe(dead)
  leave = sessionEnd.offerSignIn(() => true)
  const full = new ApiError(400, 'Sesi penuh')
  await expect(refusing(full)()).rejects.toBe(full)
  expect(sessionEnd.isEnded()).toBe(false)
})
