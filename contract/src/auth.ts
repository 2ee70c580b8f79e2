import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nik } from './nik.ts'
import { codeSent, oneTimeCode } from './one-time-code.ts'
import { currentPassword, newPassword, samePasswords } from './password.ts'
import { phone } from './phone.ts'
import { email, requiredText } from './text.ts'

export const WRONG_CREDENTIALS = 'Email atau kata sandi salah'
export const SESSION_ENDED = 'Sesi Berakhir, Silahkan Login Kembali'
export const TOKEN_INVALID = 'Token Tidak Valid'
export const NO_SESSION_CHOSEN = 'Belum memilih sesi yang akan dihapus'
export const RESET_SENT = 'Berhasil! permintaan sudah dikirimkan ke email anda. Cek email untuk membuat kata sandi baru'
export const RESET_FAILED_TITLE = 'Gagal Merubah Sandi!'
export const RESET_FAILED = 'Pastikan URL anda tidak kadaluarsa, dan sandi anda sudah benar'
export const LOGGED_OUT = 'Akun Anda Berhasil Keluar'
export const ADULT_AGE = 21

export const deviceSession = z.object({
  id: z.string(),
  ip: z.string(),
  browser: z.object({ name: z.string(), version: z.string() }),
  os: z.object({ name: z.string(), version: z.string() }),
  site: z.enum(['member', 'dashboard', 'ops']),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
})
export type DeviceSession = z.infer<typeof deviceSession>

const loginResult = z.object({
  token: z.string(),
  /** The other devices. More than one: this token waits until one of them is removed. */
  sessions: z.array(deviceSession),
  roleId: z.number(),
})
export type LoginResult = z.infer<typeof loginResult>

const username = email
const site = z._default(z.enum(['member', 'dashboard', 'ops']), 'member')

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

export const requestSignupCode = endpoint({
  method: 'POST',
  path: '/legacy/auth/request-otp',
  audience: 'public',
  summary: 'Send a code to a phone number that wants to register',
  body: z.strictObject({ phone }),
  result: codeSent,
})

export const verifySignupPhone = endpoint({
  method: 'POST',
  path: '/legacy/auth/verifyphone',
  audience: 'public',
  summary: 'Check the code; the ticket proves the number when registering',
  success: 'Verifikasi Nomor Telepon Berhasil',
  body: z.strictObject({ phone, otp: oneTimeCode }),
  result: z.object({ ticket: z.string(), expired: z.iso.datetime() }),
})

export const CONSENTS = ['account', 'health', 'photo', 'marketing'] as const
const agreed = (message: string) => z.literal(true, message)

export const registration = z.strictObject({
  ticket: z.string('Verifikasi nomor telepon terlebih dahulu').check(z.maxLength(100)),
  fullName: requiredText('Nama lengkap', 100),
  noKTP: nik,
  birthDate: z.iso.date('Tanggal lahir wajib diisi'),
  gender: z.union([z.literal(0), z.literal(1)], 'Jenis kelamin wajib dipilih'),
  email,
  password: newPassword,
  rePassword: z.string(),
  consents: z.strictObject({
    account: agreed('Setujui Syarat & Ketentuan dan Kebijakan Privasi untuk melanjutkan'),
    health: agreed('Setujui pemrosesan data kesehatan untuk melanjutkan'),
    photo: z._default(z.boolean(), false),
    marketing: z._default(z.boolean(), false),
  }),
  married: z._default(z.boolean(), false),
  guardian: z.optional(
    z.strictObject({
      name: requiredText('Nama wali', 100),
      phone,
      consent: agreed('Persetujuan wali wajib diberikan'),
    }),
  ),
})

export const register = endpoint({
  method: 'POST',
  path: '/legacy/auth/register',
  audience: 'public',
  summary: 'Open an account for a verified phone number and sign in',
  body: registration.check(samePasswords),
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
  result: z.literal(true),
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
  summary: 'Sign a device out; a waiting sign-in then becomes complete',
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
