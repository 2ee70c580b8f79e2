import { readShellProfile } from '@nmw/contract/shell-profile'
import { afterEach, expect, test } from 'vitest'
import { ApiError, type CallEndpoint } from '../../lib/call/call.ts'
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

test('staff session: a call without a session asks to sign in again, with a text that is true afterwards', async () => {
  leave = sessionEnd.offerSignIn(() => true)
  await expect(refusing(dead)()).rejects.toMatchObject({
    status: 401,
    message: 'Sesi Anda sempat berakhir. Silakan coba sekali lagi.',
  })
  expect(sessionEnd.isEnded()).toBe(true)
})

test('staff session: a call refused during the new sign-in shows its own error', async () => {
  leave = sessionEnd.offerSignIn(() => true)
  sessionEnd.handle(dead)
  await expect(refusing(dead)()).rejects.toBe(dead)
})

test('staff session: other errors, and a page without unsaved work, show the server message', async () => {
  await expect(refusing(dead)()).rejects.toBe(dead)
  leave = sessionEnd.offerSignIn(() => true)
  const full = new ApiError(400, 'Sesi penuh')
  await expect(refusing(full)()).rejects.toBe(full)
  expect(sessionEnd.isEnded()).toBe(false)
})
