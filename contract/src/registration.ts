import * as z from 'zod/mini'
import { loginResult } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { nik } from './nik.ts'
import { codeSent, oneTimeCode } from './one-time-code.ts'
import { newPassword, samePasswords } from './password.ts'
import { phone } from './phone.ts'
import { email, requiredText } from './text.ts'

export const ADULT_AGE = 21

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

/** The name opens the first mail to an unverified address, so it must not carry a stranger's link. */
const ownName = requiredText('Nama lengkap', 100).check(
  z.refine(
    (name) => !/[\r\n\t]|:\/\/|www\./i.test(name),
    'Nama lengkap tidak boleh berisi alamat situs atau baris baru',
  ),
)

export const registration = z.strictObject({
  ticket: z.string('Verifikasi nomor telepon terlebih dahulu').check(z.maxLength(100)),
  fullName: ownName,
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
