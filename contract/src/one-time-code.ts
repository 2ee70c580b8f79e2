import * as z from 'zod/mini'

export const CODE_LENGTH = 6
export const CODE_WRONG = 'Kode OTP salah atau sudah kedaluwarsa'

/** Six digits. Some clients send a number, which loses leading zeros. */
export const oneTimeCode = z.pipe(
  z.union([z.string(), z.int()], 'Kode OTP harus 6 angka'),
  z.pipe(
    z.transform((sent: string | number) =>
      typeof sent === 'number' ? String(sent).padStart(CODE_LENGTH, '0') : sent.trim(),
    ),
    z.string().check(z.regex(/^\d{6}$/, 'Kode OTP harus 6 angka')),
  ),
)

/** When the code expires. */
export const codeSent = z.object({ expired: z.iso.datetime() })
