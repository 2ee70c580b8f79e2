import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../../lib/call/call.ts'
import { sessionEnd } from './session-end.ts'

const dead = new ApiError(401, 'Sesi Berakhir, Silahkan Login Kembali')
let leave = () => {}
afterEach(() => leave())

test('staff session: without unsaved work the user is not asked to sign in again', () => {
  expect(sessionEnd.handle(dead)).toBe(false)
  leave = sessionEnd.offerSignIn(() => false)
  expect(sessionEnd.handle(dead)).toBe(false)
  expect(sessionEnd.isEnded()).toBe(false)
})

test('staff session: only a 401 ends it, and it stays ended until the user signs in again', () => {
  let typed = true
  leave = sessionEnd.offerSignIn(() => typed)
  for (const status of [0, 400, 403, 500]) expect(sessionEnd.handle(new ApiError(status, 'x'))).toBe(false)
  expect(sessionEnd.handle(dead)).toBe(true)
  typed = false
  expect(sessionEnd.handle(dead)).toBe(true)
  sessionEnd.signedInAgain()
  expect(sessionEnd.isEnded()).toBe(false)
  expect(sessionEnd.handle(dead)).toBe(false)
})

test('staff session: the question to sign in again ends with the page', () => {
  leave = sessionEnd.offerSignIn(() => true)
  sessionEnd.handle(dead)
  leave()
  expect(sessionEnd.isEnded()).toBe(false)
})
