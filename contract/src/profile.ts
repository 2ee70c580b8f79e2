import * as z from 'zod/mini'
import { CITY_MISSING, DISTRICT_MISSING, PROVINCE_MISSING } from './address.ts'
import { endpoint } from './endpoint.ts'
import { codeSent, oneTimeCode } from './one-time-code.ts'
import { currentPassword, newPassword, samePasswords } from './password.ts'
import { phone } from './phone.ts'
import { email, requiredText } from './text.ts'

export const changePassword = endpoint({
  method: 'POST',
  path: '/legacy/profile/change-password',
  audience: 'session',
  summary: 'Change the own password; other devices are signed out',
  success: 'Berhasil Merubah Password Akun.',
  body: z
    .strictObject({ oldPassword: currentPassword, password: newPassword, rePassword: z.string() })
    .check(samePasswords),
  result: z.literal(true),
})

/** The identity number is masked. */
const personalProfile = z.object({
  fullName: z.string(),
  noKTP: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  phoneVerified: z.nullable(z.iso.datetime()),
  emailVerified: z.nullable(z.iso.datetime()),
  address: z.string(),
  birthPlace: z.string(),
  birthDate: z.iso.date(),
  employment: z.string(),
  gender: z.union([z.literal(0), z.literal(1)]),
  provinceId: z.nullable(z.number()),
  province: z.string(),
  cityId: z.nullable(z.number()),
  city: z.string(),
  kecamatanId: z.nullable(z.number()),
  kecamatan: z.string(),
  postalCode: z.string(),
  photo: z.nullable(z.string()),
})
export type PersonalProfile = z.infer<typeof personalProfile>

export const readPersonal = endpoint({
  method: 'GET',
  path: '/legacy/profile/personal',
  audience: 'member',
  summary: 'The personal data of the member',
  result: personalProfile,
})

const region = (missing: string) => z.coerce.number(missing).check(z.int(missing), z.gte(1, missing))

export const changePersonal = endpoint({
  method: 'PUT',
  path: '/legacy/profile/personal',
  audience: 'member',
  summary: 'Change the personal data; name and identity number stay as they are',
  success: 'Berhasil Merubah Profil',
  body: z.strictObject({
    /** Clients send it back; the server ignores it. */
    fullName: z.optional(z.string()),
    birthPlace: requiredText('Tempat lahir', 100),
    birthDate: z.iso.date('Tanggal lahir wajib diisi'),
    employment: requiredText('Pekerjaan', 100),
    address: requiredText('Alamat', 255),
    province: region(PROVINCE_MISSING),
    city: region(CITY_MISSING),
    kecamatan: region(DISTRICT_MISSING),
    postalCode: z
      .string('Kode pos wajib diisi')
      .check(z.trim(), z.minLength(1, 'Kode pos wajib diisi'), z.regex(/^\d{5}$/, 'Kode pos harus 5 angka')),
    gender: z.union([z.literal(0), z.literal(1)], 'Jenis kelamin wajib dipilih'),
  }),
  result: z.literal(true),
})

export const AVATAR_FAILED = 'Upload Avatar Gagal'

export const changeAvatar = endpoint({
  method: 'PUT',
  path: '/legacy/profile/update-avatar',
  audience: 'member',
  summary: 'Use an own uploaded picture as portrait',
  success: 'Foto profil tersimpan',
  body: z.strictObject({
    image: z.string(AVATAR_FAILED).check(z.minLength(1, AVATAR_FAILED), z.maxLength(100, AVATAR_FAILED)),
  }),
  result: z.literal(true),
})

export const requestPhoneCode = endpoint({
  method: 'POST',
  path: '/legacy/profile/request-otp',
  audience: 'member',
  summary: 'Send a code to the own number, or to a new one',
  body: z.strictObject({ phone }),
  result: codeSent,
})

export const verifyPhone = endpoint({
  method: 'POST',
  path: '/legacy/profile/verifyPhone',
  audience: 'member',
  summary: 'Check the code; the number is then the verified one of this account',
  success: 'Verifikasi Nomor Telepon Berhasil',
  body: z.strictObject({ phone, otp: oneTimeCode }),
  result: z.literal(true),
})

export const EMAIL_LINK_SENT = 'Tautan verifikasi sudah dikirim. Buka e-mail baru Anda untuk menyelesaikan perubahan.'

export const changeEmail = endpoint({
  method: 'POST',
  path: '/legacy/profile/change-email',
  audience: 'member',
  summary: 'Mail a link to a new address; it counts once the link is opened',
  success: EMAIL_LINK_SENT,
  body: z.strictObject({ email }),
  result: z.literal(true),
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/legacy/verify-email',
  audience: 'public',
  summary: 'Open the mailed link; works signed out too',
  success: 'E-mail Anda sudah diverifikasi',
  query: z.object({
    id: z.string('Halaman Tidak Valid').check(z.minLength(1, 'Halaman Tidak Valid'), z.maxLength(200)),
  }),
  result: z.literal(true),
})
