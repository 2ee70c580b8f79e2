import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nik } from './nik.ts'
import { SEAT_STATES } from './ops-queue.ts'
import { pageOf, pageQuery } from './page.ts'
import { phone } from './phone.ts'
import { consentState, freeConsent } from './privacy.ts'
import { ROLES } from './role.ts'
import { rowIdText } from './row-id.ts'
import { email, requiredText, searchText } from './text.ts'

const desk = [ROLES.administrator, ROLES.frontOffice] as const
const patientId = z.object({
  id: rowIdText('Pasien tidak ditemukan'),
})

/** Enough to tell two patients of one name apart; reading more is logged. */
const patientCard = z.object({
  id: z.number(),
  fullName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  birthDate: z.iso.date(),
  memberNumber: z.nullable(z.string()),
  memberUntil: z.nullable(z.iso.date()),
  memberActive: z.boolean(),
})
export type PatientCard = z.infer<typeof patientCard>

export const searchPatients = endpoint({
  method: 'GET',
  path: '/legacy/ops/patient',
  audience: 'ops',
  roles: desk,
  summary: 'Find patients by the beginning of a name, phone number, e-mail or member number; the search is audited',
  query: z.object({ ...pageQuery, search: searchText }),
  result: pageOf(patientCard),
})

export const readPatient = endpoint({
  method: 'GET',
  path: '/legacy/ops/patient/:id',
  audience: 'ops',
  roles: desk,
  summary: 'A patient, with the identity number masked; the view is audited',
  params: patientId,
  result: z.extend(patientCard, {
    maskedNik: z.string(),
    /** Once verified, only the patient can change it. */
    emailVerified: z.boolean(),
    gender: z.union([z.literal(0), z.literal(1)]),
    points: z.nullable(z.number()),
    /** When the desk may renew; null without a membership. */
    renewable: z.nullable(z.boolean()),
    consents: z.array(consentState),
    appointments: z.array(
      z.object({
        id: z.number(),
        day: z.iso.date(),
        doctorName: z.string(),
        branch: z.string(),
        state: z.enum(SEAT_STATES),
        /** What the caller may charge for it at the desk. */
        bill: z.nullable(z.object({ invoice: z.string(), amount: z.number() })),
      }),
    ),
  }),
})
export type PatientDetail = z.infer<typeof readPatient.result>

export const createPatientAtDesk = endpoint({
  method: 'POST',
  path: '/legacy/ops/patient',
  audience: 'ops',
  roles: desk,
  once: true,
  summary: 'Open an account for a patient at the desk, who chooses a password with a mailed link',
  success: 'Pasien terdaftar',
  body: z.strictObject({
    fullName: requiredText('Nama lengkap', 100),
    noKTP: nik,
    birthDate: z.iso.date('Tanggal lahir wajib diisi'),
    gender: z.union([z.literal(0), z.literal(1)], 'Jenis kelamin wajib dipilih'),
    email,
    phone,
    /** The patient has signed the consent to the account and to health data. */
    consent: z.literal(true, 'Persetujuan pasien wajib ada'),
    /** The patient also consents to photos in the record, which is optional. */
    photoConsent: z._default(z.boolean(), false),
    married: z._default(z.boolean(), false),
    guardianName: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    guardianPhone: z.optional(z.string().check(z.trim(), z.maxLength(14))),
  }),
  result: z.object({ id: z.number() }),
})

export const correctPatient = endpoint({
  method: 'PUT',
  path: '/legacy/ops/patient/:id',
  audience: 'ops',
  roles: desk,
  once: true,
  summary:
    'Correct the name or the identity number, which patients cannot change, or an unverified e-mail: its sessions end, and a link to a new password goes to the new address',
  success: 'Data pasien diperbaiki',
  params: patientId,
  body: z
    .strictObject({
      fullName: z.optional(requiredText('Nama lengkap', 100)),
      noKTP: z.optional(nik),
      email: z.optional(email),
      reason: requiredText('Alasan', 200),
    })
    .check(
      z.refine(({ fullName, noKTP, email: address }) => [fullName, noKTP, address].some((one) => one !== undefined), {
        message: 'Isi nama, Nomor KTP, atau e-mail yang benar',
        path: ['fullName'],
      }),
    ),
  result: z.literal(true),
})

/** How the patient gave a consent outside the account. */
const consentWay = z.enum(['spoken', 'signed'], 'Pilih cara pasien menyampaikannya')
export type ConsentWay = z.infer<typeof consentWay>
export const CONSENT_WAYS: Record<ConsentWay, string> = {
  spoken: 'Lisan di meja depan',
  signed: 'Formulir bertanda tangan',
}

export const recordConsent = endpoint({
  method: 'PUT',
  path: '/legacy/ops/patient/:id/consent',
  audience: 'ops',
  roles: desk,
  once: true,
  summary:
    'Record a consent that a patient gives or withdraws at the desk, and how; the patient is notified, to be able to object',
  success: 'Tercatat',
  params: patientId,
  body: z.strictObject({ purpose: freeConsent, granted: z.boolean(), way: consentWay }),
  result: z.literal(true),
})

export const activateMembership = endpoint({
  method: 'POST',
  path: '/legacy/ops/patient/:id/membership',
  audience: 'ops',
  roles: desk,
  summary: 'Start or extend a membership',
  success: 'Keanggotaan tersimpan',
  once: true,
  params: patientId,
  result: z.object({ number: z.string(), expiresOn: z.iso.date() }),
})
