import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { branchQuery } from './ops-branch.ts'
import { SEAT_STATES } from './ops-queue.ts'
import { ROLES } from './role.ts'
import { rowIdText } from './row-id.ts'
import { optionalText, requiredText } from './text.ts'
import { zoneValue } from './zone-value.ts'

export const VISIT_MISSING = 'Pasien tidak ditemukan'
/** Repeats a doctor may allow after the first redemption. */
export const MAX_REPEATS = 12
const MAX_PRESCRIBED = 30
const TOO_MANY_MEDICINES = `Paling banyak ${MAX_PRESCRIBED} obat`
const TOO_MANY_TREATMENTS = `Paling banyak ${MAX_PRESCRIBED} tindakan`
export const MAX_VISIT_PHOTOS = 20
export const PATIENT_FORBIDS_PHOTOS =
  'Pasien ini tidak mengizinkan fotonya disimpan dalam rekam medis. Ia dapat mengizinkannya di meja depan, atau di aplikasi pada Pengaturan Akun, Privasi.'

const treating = [ROLES.doctor] as const
const whole = (message: string) => z.coerce.number(message).check(z.int(message), z.gte(1, message))
const visitId = z.object({ id: rowIdText(VISIT_MISSING) })

const zone = zoneValue()

const visitCard = z.object({
  id: z.number(),
  /** 'A-04'. */
  label: z.string(),
  sessionId: z.number(),
  /** Estimated. */
  startAt: z.iso.datetime(),
  patientName: z.string(),
  age: z.number(),
  gender: z.union([z.literal(0), z.literal(1)]),
  memberActive: z.boolean(),
  /** Paid, or free of charge. */
  settled: z.boolean(),
  state: z.enum(SEAT_STATES),
  checkedInAt: z.nullable(z.iso.datetime()),
  complaint: z.string(),
  photos: z.number(),
  /** Number of earlier finished visits. */
  earlier: z.number(),
})
export type VisitCard = z.infer<typeof visitCard>

const visitSession = z.object({
  id: z.number(),
  letter: z.string(),
  startAt: z.iso.datetime(),
  endAt: z.iso.datetime(),
  capacity: z.number(),
  taken: z.number(),
  closedReason: z.nullable(z.string()),
})

export const listVisits = endpoint({
  method: 'GET',
  path: '/legacy/ops/visit',
  audience: 'ops',
  roles: treating,
  summary: "The doctor's own sessions of a day at a branch and the patients in them",
  query: z.object({ ...branchQuery, day: z.optional(z.iso.date('Tanggal tidak valid')) }),
  result: z.object({ day: z.iso.date(), sessions: z.array(visitSession), visits: z.array(visitCard) }),
})

const prescribed = z.object({
  itemId: z.string(),
  name: z.string(),
  quantity: z.number(),
  unit: z.string(),
  usageCode: z.string(),
  usageDetail: z.string(),
  must: z.boolean(),
  /** Handed over at the clinic only. */
  controlled: z.boolean(),
})

const photo = z.object({ id: z.number(), kind: z.enum(['before', 'after']), file: z.string(), at: z.iso.datetime() })
export type VisitPhoto = z.infer<typeof photo>

const given = z.object({
  diagnosis: z.string(),
  iter: z.number(),
  validUntil: z.iso.date(),
  medicines: z.array(prescribed),
  treatments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      branch: z.nullable(z.string()),
      at: z.nullable(z.iso.datetime()),
      timezone: z.nullable(zone),
      done: z.boolean(),
    }),
  ),
})
export type GivenPrescription = z.infer<typeof given>

const earlierVisit = z.object({
  id: z.number(),
  day: z.iso.date(),
  doctorName: z.string(),
  branch: z.string(),
  timezone: zone,
  complaint: z.string(),
  given: z.nullable(given),
  photos: z.array(photo),
})
export type EarlierVisit = z.infer<typeof earlierVisit>

const written = (most: number) => z.string().check(z.maxLength(most))

/** The doctor's form before it is sent, valid or not. */
const visitDraft = z.strictObject({
  diagnosis: written(2000),
  iter: z.number().check(z.int(), z.gte(0), z.lte(MAX_REPEATS)),
  lines: z
    .array(
      z.strictObject({
        id: written(40),
        name: written(200),
        detail: written(200),
        controlled: z.boolean(),
        quantity: z.number().check(z.gte(0), z.lte(999)),
        usageCode: written(20),
        usageDetail: written(300),
        must: z.boolean(),
      }),
    )
    .check(z.maxLength(MAX_PRESCRIBED, TOO_MANY_MEDICINES)),
  treatments: z
    .array(
      z.strictObject({ id: written(40), name: written(200), branch: written(12), day: written(12), time: written(8) }),
    )
    .check(z.maxLength(MAX_PRESCRIBED, TOO_MANY_TREATMENTS)),
})
export type VisitDraft = z.infer<typeof visitDraft>

export const readVisit = endpoint({
  method: 'GET',
  path: '/legacy/ops/visit/:id',
  audience: 'ops',
  roles: treating,
  summary: 'A patient of the doctor with complaint, photos and earlier visits; the view is audited',
  params: visitId,
  result: z.extend(visitCard, {
    day: z.iso.date(),
    branchId: z.number(),
    branch: z.string(),
    timezone: zone,
    medicalId: z.string(),
    typeTitle: z.string(),
    /** Sent by the patient with the booking. */
    complaintPhotos: z.array(z.object({ id: z.number(), file: z.string() })),
    visitPhotos: z.array(photo),
    /** The patient consents to photos. */
    mayPhotograph: z.boolean(),
    given: z.nullable(given),
    /** The doctor's draft, from any device. */
    draft: z.nullable(z.object({ version: z.number(), data: visitDraft })),
    earlierVisits: z.array(earlierVisit),
    /** Why the visit cannot be finished now. */
    blocked: z.nullable(z.string()),
  }),
})
export type VisitDetail = z.infer<typeof readVisit.result>

export const addVisitPhoto = endpoint({
  method: 'POST',
  path: '/legacy/ops/visit/:id/photo',
  audience: 'ops',
  roles: treating,
  summary: 'Add an uploaded picture, before or after the treatment, to the visit',
  success: 'Foto tersimpan',
  params: visitId,
  body: z.strictObject({
    kind: z.enum(['before', 'after'], 'Pilih sebelum atau sesudah'),
    image: requiredText('Foto', 80),
  }),
  result: photo,
})

export const removeVisitPhoto = endpoint({
  method: 'DELETE',
  path: '/legacy/ops/visit/:id/photo/:photo',
  audience: 'ops',
  roles: treating,
  summary: 'Remove a wrong picture, on the day it was taken',
  success: 'Foto dihapus',
  params: z.object({ id: rowIdText(VISIT_MISSING), photo: rowIdText('Foto tidak ditemukan') }),
  result: z.literal(true),
})

export const prescriptionForm = z.strictObject({
  diagnosis: requiredText('Diagnosis', 2000),
  iter: z.coerce
    .number('Jumlah ulang wajib diisi')
    .check(
      z.int('Jumlah ulang tidak valid'),
      z.gte(0, 'Jumlah ulang paling sedikit 0'),
      z.lte(MAX_REPEATS, `Jumlah ulang paling banyak ${MAX_REPEATS}`),
    ),
  medicines: z
    .array(
      z.strictObject({
        item: requiredText('Obat', 40),
        quantity: whole('Jumlah paling sedikit 1').check(z.lte(50, 'Jumlah paling banyak 50')),
        usageCode: requiredText('Aturan pakai', 20),
        usageDetail: requiredText('Cara pakai', 300),
        must: z.boolean('Wajib atau pilihan'),
      }),
    )
    .check(z.maxLength(MAX_PRESCRIBED, TOO_MANY_MEDICINES)),
  treatments: z
    .array(
      z.strictObject({
        treatment: requiredText('Tindakan', 40),
        /** Where and when, once agreed. */
        booking: z.nullable(
          z.strictObject({
            branch: rowIdText('Pilih cabang'),
            day: z.iso.date('Tanggal tindakan wajib diisi'),
            time: z.string('Jam tindakan wajib diisi').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Jam tidak valid')),
          }),
        ),
      }),
    )
    .check(z.maxLength(MAX_PRESCRIBED, TOO_MANY_TREATMENTS)),
})
export type PrescriptionForm = z.infer<typeof prescriptionForm>

/** Version of the draft that the caller has seen, 0 for none. */
const seenDraft = z.number('Muat ulang halaman ini, lalu coba lagi').check(z.int(), z.gte(0), z.lte(2_147_483_646))

const finishForm = z.extend(prescriptionForm, { version: seenDraft })
export type FinishForm = z.infer<typeof finishForm>

export const saveVisitDraft = endpoint({
  method: 'PUT',
  path: '/legacy/ops/visit/:id/draft',
  audience: 'ops',
  roles: treating,
  summary: 'Save the draft of a visit; refused where another device has saved since',
  params: visitId,
  body: z.strictObject({ version: seenDraft, data: visitDraft }),
  result: z.object({ version: z.number() }),
})

export const finishVisit = endpoint({
  method: 'PUT',
  path: '/legacy/ops/visit/:id/finish',
  audience: 'ops',
  roles: treating,
  summary:
    'Finish a visit with diagnosis, prescription and treatments, once; refused where another device has saved since',
  success: 'Konsultasi selesai. Resep terkirim ke pasien.',
  once: true,
  params: visitId,
  body: finishForm,
  result: z.object({ id: z.number(), prescriptionId: z.number(), points: z.number() }),
})

const treatmentOption = z.object({ id: z.string(), name: z.string(), minutes: z.number() })
export type TreatmentOption = z.infer<typeof treatmentOption>

export const searchTreatments = endpoint({
  method: 'GET',
  path: '/legacy/ops/visit/treatment',
  audience: 'ops',
  roles: treating,
  summary: 'Treatments by name',
  query: z.object({ search: optionalText('Pencarian', 100) }),
  result: z.array(treatmentOption),
})
