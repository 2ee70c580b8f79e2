import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../call.ts'
import { sessionEnd } from './session-end.ts'

const dead = new ApiError(401, 'Sesi Berakhir, Silahkan Login Kembali')
let leave = () => {}
afterEach(() => leave())

test('session end: nobody asks her to sign in again where nothing is worth it', () => {
  expect(sessionEnd.handle(dead)).toBe(false)
  leave = sessionEnd.offerSignIn(() => false)
  expect(sessionEnd.handle(dead)).toBe(false)
  expect(sessionEnd.isEnded()).toBe(false)
})

test('session end: only a dead session is an end, and once it is one it stays so until she is back', () => {
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

test('session end: who leaves the page is not asked on the next one', () => {
  leave = sessionEnd.offerSignIn(() => true)
  sessionEnd.handle(dead)
  leave()
  expect(sessionEnd.isEnded()).toBe(false)
})
