import type { Site } from '@nmw/contract/endpoint'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../lib/call/call.ts'
import { createErrorHandler } from './error-handler.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(site: Site = 'member') {
  const toasts: string[] = []
  const cookies: string[] = []
  const log = vi.fn<(error: unknown) => void>()
  const redirectTo = vi.fn<(path: string) => void>()
  const handle = createErrorHandler({
    site,
    toast: { error: (text) => toasts.push(text) },
    log,
    setCookie: (cookie) => cookies.push(cookie),
    redirectTo,
  })
  return { toasts, cookies, log, redirectTo, handle }
}

test('error handler: shows each entry of `errors` first', () => {
  const { toasts, log, handle } = setUp()
  const errors = [
    { path: 'a', message: 'Satu' },
    { path: 'b', message: 'Dua' },
  ]
  const error = Object.assign(new ApiError(400, 'Data Tidak Valid', { errors }), { issues: [{ message: 'x' }] })
  handle(error)
  expect(toasts).toEqual(['Satu', 'Dua'])
  expect(log).toHaveBeenCalledWith(error)
})

test('error handler: without `errors` shows each issue with its path', () => {
  const { toasts, handle } = setUp()
  handle({ message: 'unread', issues: [{ message: 'Invalid', path: ['items', 0] }, { message: 'Bare' }] })
  expect(toasts).toEqual(['Invalid items.0', 'Bare'])
})

test('error handler: without issues shows the message, or the default for an empty one', () => {
  const { toasts, handle } = setUp()
  handle(new ApiError(400, 'Sandi lama tidak sesuai'))
  handle(new Error(''))
  expect(toasts).toEqual(['Sandi lama tidak sesuai', 'Terjadi Kesalahan Server'])
})

test('error handler: without a message shows the message of the response', () => {
  const { toasts, handle } = setUp()
  handle({ response: { message: 'Gagal Memuat Data' } })
  handle('thrown text')
  expect(toasts).toEqual(['Gagal Memuat Data', 'Terjadi Kesalahan Server'])
})

test.each([
  [401, 'member', '/auth/login'],
  [403, 'member', '/auth/login'],
  [401, 'dashboard', '/dashboard/login'],
  [403, 'ops', '/ops/login'],
] as const)('error handler: %i on %s ends the session after three seconds', (status, site, login) => {
  const { cookies, redirectTo, handle } = setUp(site)
  handle(new ApiError(status, 'Sesi Berakhir, Silahkan Login Kembali'))
  vi.advanceTimersByTime(2999)
  expect(redirectTo).not.toHaveBeenCalled()
  expect(cookies).toEqual([])
  vi.advanceTimersByTime(1)
  expect(redirectTo).toHaveBeenCalledExactlyOnceWith(login)
  expect(cookies).toEqual([`nmw_${site}_present=; path=/; max-age=0; samesite=lax`])
})

test('error handler: several failures at once redirect to login only once, other statuses never', () => {
  const { redirectTo, handle } = setUp()
  for (const status of [400, 404, 409, 429, 500, 0]) handle(new ApiError(status, 'x'))
  vi.runAllTimers()
  expect(redirectTo).not.toHaveBeenCalled()
  handle(new ApiError(401, 'x'))
  handle(new ApiError(401, 'x'))
  vi.runAllTimers()
  expect(redirectTo).toHaveBeenCalledOnce()
})
