import * as z from 'zod/mini'

const PASSWORD_TOO_SHORT = 'Sandi minimal 6 Karakter'
const PASSWORD_NEEDS_DIGIT = 'Sandi Minimal Harus Memiliki 1 Angka'
const PASSWORD_NEEDS_LETTER = 'Sandi Minimal Harus Memiliki 1 Huruf'
const PASSWORDS_DIFFER = 'Sandi dan Konfirmasi Sandi Tidak sama'

/** The upper limit keeps megabytes away from the hash. */
export const newPassword = z
  .string(PASSWORD_TOO_SHORT)
  .check(
    z.minLength(6, PASSWORD_TOO_SHORT),
    z.maxLength(200, 'Sandi maksimal 200 Karakter'),
    z.regex(/\d/, PASSWORD_NEEDS_DIGIT),
    z.regex(/\p{L}/u, PASSWORD_NEEDS_LETTER),
  )

export const samePasswords = z.refine<{ password: string; rePassword: string }>(
  ({ password, rePassword }) => password === rePassword,
  { message: PASSWORDS_DIFFER, path: ['rePassword'] },
)

/** An existing password may be older than the rules. */
export const currentPassword = z
  .string('Kata sandi wajib diisi')
  .check(z.minLength(1, 'Kata sandi wajib diisi'), z.maxLength(1000, 'Kata sandi terlalu panjang'))
