import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { currentPassword } from './password.ts'

/** Purposes a person consents to and withdraws separately. */
const purpose = z.enum(['account', 'health', 'photo', 'marketing'])
export type ConsentPurpose = z.infer<typeof purpose>
export const CONSENT_TITLES: Record<ConsentPurpose, string> = {
  account: 'Syarat & Ketentuan dan Kebijakan Privasi',
  health: 'Data kesehatan untuk konsultasi dan resep',
  photo: 'Foto kulit dalam rekam medis',
  marketing: 'Promo dan kabar klinik',
}

/** Consents an account can exist without. */
export const freeConsent = z.enum(['photo', 'marketing'], 'Persetujuan ini diperlukan selama akun terbuka')
export type FreeConsent = z.infer<typeof freeConsent>
export function isFreeConsent(one: ConsentPurpose): one is FreeConsent {
  return one === 'photo' || one === 'marketing'
}

export const consentState = z.object({
  purpose,
  grantedAt: z.nullable(z.iso.datetime()),
  withdrawnAt: z.nullable(z.iso.datetime()),
})
export type ConsentState = z.infer<typeof consentState>

export const DELETION_DAYS = 14
/** Change it whenever the text of a consent changes. */
export const CONSENT_VERSION = '2026-11'
export const NO_PHOTO_CONSENT = 'Izinkan foto Anda disimpan dalam rekam medis sebelum mengirimnya'

export const readPrivacy = endpoint({
  method: 'GET',
  path: '/legacy/profile/privacy',
  audience: 'member',
  summary: 'The consents of the member with their dates, and a pending deletion',
  result: z.object({
    consents: z.array(consentState),
    closesAt: z.nullable(z.iso.datetime()),
  }),
})

export const changeConsent = endpoint({
  method: 'PUT',
  path: '/legacy/profile/privacy/consent',
  audience: 'member',
  summary: 'Give or withdraw a consent that the account does not need',
  success: 'Persetujuan Anda sudah disimpan',
  body: z.strictObject({
    purpose: freeConsent,
    granted: z.boolean(),
  }),
  result: z.literal(true),
})

export const prepareExport = endpoint({
  method: 'POST',
  path: '/legacy/profile/privacy/export',
  audience: 'member',
  summary: 'With the password, a link that downloads the own data once',
  body: z.strictObject({ password: currentPassword }),
  result: z.object({ link: z.string(), expired: z.iso.datetime() }),
})

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/legacy/profile/privacy/deletion',
  audience: 'member',
  summary: 'With the password, request the deletion of the account in two weeks; until then it can be cancelled',
  success: 'Permintaan hapus akun sudah dicatat',
  body: z.strictObject({ password: currentPassword }),
  result: z.object({ closesAt: z.iso.datetime() }),
})

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/legacy/profile/privacy/deletion',
  audience: 'member',
  summary: 'Cancel the deletion',
  success: 'Akun Anda tetap terbuka',
  result: z.literal(true),
})
