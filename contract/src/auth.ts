import * as z from 'zod/mini'
import { endpoint, type Site } from './endpoint.ts'
import { codeSent, oneTimeCode } from './one-time-code.ts'
import { currentPassword, newPassword, samePasswords } from './password.ts'
import { email } from './text.ts'

export const WRONG_CREDENTIALS = 'Email atau kata sandi salah'
export const NO_SESSION_CHOSEN = 'Belum memilih sesi yang akan dihapus'
export const RESET_SENT = 'Berhasil! permintaan sudah dikirimkan ke email anda. Cek email untuk membuat kata sandi baru'
export const RESET_FAILED_TITLE = 'Gagal Merubah Sandi!'
export const RESET_FAILED = 'Pastikan URL anda tidak kadaluarsa, dan sandi anda sudah benar'
export const LOGGED_OUT = 'Akun Anda Berhasil Keluar'

export const SITES = ['member', 'dashboard', 'ops'] as const satisfies Site[]

export const deviceSession = z.object({
  id: z.string(),
  ip: z.string(),
  browser: z.object({ name: z.string(), version: z.string() }),
  os: z.object({ name: z.string(), version: z.string() }),
  site: z.enum(SITES),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
})
export type DeviceSession = z.infer<typeof deviceSession>

export const loginResult = z.object({
  token: z.string(),
  /** The account's other devices. */
  sessions: z.array(deviceSession),
  /** The device limit is reached: this token waits until one of the others is removed. */
  pending: z.boolean(),
  roleId: z.number(),
})
export type LoginResult = z.infer<typeof loginResult>

const username = email
const site = z._default(z.enum(SITES), 'member')

export const login = endpoint({
  method: 'POST',
  path: '/legacy/auth/login',
  audience: 'public',
  summary: 'Sign in with e-mail and password',
  body: z.strictObject({ username, password: currentPassword, site }),
  result: loginResult,
})

export const requestLoginCode = endpoint({
  method: 'POST',
  path: '/legacy/auth/request-login-code',
  audience: 'public',
  summary: 'Mail a sign-in code; the answer is the same for an unknown address',
  body: z.strictObject({ username }),
  result: codeSent,
})

export const loginWithCode = endpoint({
  method: 'POST',
  path: '/legacy/auth/login-code',
  audience: 'public',
  summary: 'Sign in with the mailed code',
  body: z.strictObject({ username, otp: oneTimeCode }),
  result: loginResult,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/legacy/auth/forgot',
  audience: 'public',
  summary: 'Mail a link for a new password; the answer is the same for an unknown address',
  success: RESET_SENT,
  body: z.strictObject({ username }),
  result: z.literal(true),
})

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/legacy/auth/reset/:key',
  audience: 'public',
  summary: 'Set a new password with the mailed key; every device is signed out',
  params: z.object({ key: z.string().check(z.maxLength(200)) }),
  body: z.strictObject({ password: newPassword, rePassword: z.string() }).check(samePasswords),
  /** The sites this account may sign in to. */
  result: z.object({ sites: z.array(z.enum(SITES)) }),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/legacy/auth/sessions',
  audience: 'pending',
  summary: 'The devices signed in to this site with this account',
  result: z.array(deviceSession),
})

export const removeSession = endpoint({
  method: 'DELETE',
  path: '/legacy/auth/remove-session/:id',
  audience: 'pending',
  summary: 'Sign a device out; a pending sign-in then completes',
  success: 'Berhasil Menambahkan Sesi',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  result: z.literal(true),
})

export const logout = endpoint({
  method: 'DELETE',
  path: '/legacy/auth/logout',
  audience: 'pending',
  summary: 'Sign this device out',
  success: LOGGED_OUT,
  result: z.literal(true),
})
