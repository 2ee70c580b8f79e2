import * as z from 'zod/mini'
import { savedVersion, seenVersion } from './clinic-values.ts'
import { pictureName } from './content-kind.ts'
import { DOCTOR_TYPES, doctorType } from './doctor.ts'
import { endpoint } from './endpoint.ts'
import { branchNumber } from './ops-branch.ts'
import { ROLES } from './role.ts'
import { rowIdText } from './row-id.ts'
import { optionalText, requiredText } from './text.ts'
import { wholeNumber } from './whole-number.ts'

const roles = [ROLES.administrator] as const
const doctorId = z.object({ id: rowIdText('Dokter tidak ditemukan') })
const clock = z.string('Jam wajib diisi').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Tulis jam seperti 09:30'))

const plan = z.object({
  id: z.number(),
  branchId: z.number(),
  /** 0 is Sunday. */
  weekday: z.number(),
  start: z.string(),
  end: z.string(),
  capacity: z.number(),
  minutes: z.number(),
  active: z.boolean(),
})

const doctorValues = {
  /** Without 'dr.'. */
  fullName: requiredText('Nama dokter', 100),
  gender: z.coerce.number('Jenis kelamin wajib dipilih').check(z.int(), z.gte(0), z.lte(1)),
  typeCode: z.literal(
    DOCTOR_TYPES.map(({ code }) => code),
    'Jenis dokter wajib dipilih',
  ),
  fee: wholeNumber('Tarif', { min: 0, max: 100_000_000 }),
  registration: requiredText('Nomor STR', 60),
  avatar: z.pipe(pictureName, z.string().check(z.minLength(1, 'Foto dokter wajib diunggah'))),
  bio: optionalText('Tentang dokter', 1_000),
  /** The account the doctor signs in with. */
  accountId: z.nullable(rowIdText('Akun tidak ditemukan')),
  active: z.boolean(),
}
const feeByType = z.refine<{ typeCode: number; fee: number }>(
  ({ typeCode, fee }) => doctorType(typeCode).paid || fee === 0,
  { message: 'Konsultasi Normal tidak berbayar', path: ['fee'] },
)

const clinicDoctor = z.object({
  id: z.number(),
  fullName: z.string(),
  gender: z.number(),
  registration: z.string(),
  avatar: z.string(),
  bio: z.string(),
  accountId: z.nullable(z.number()),
  typeCode: z.number(),
  typeTitle: z.string(),
  fee: z.number(),
  active: z.boolean(),
  practices: z.array(
    z.object({ branchId: z.number(), branchName: z.string(), sip: z.string(), validUntil: z.iso.date() }),
  ),
  plans: z.array(plan),
  version: z.number(),
})
export type ClinicDoctor = z.infer<typeof clinicDoctor>

export const listClinicDoctors = endpoint({
  method: 'GET',
  path: '/legacy/ops/doctor',
  audience: 'ops',
  roles,
  summary: 'Doctors with their licences and weekly plans',
  result: z.array(clinicDoctor),
})

const doctorAccount = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  /** Active, and with the role of a doctor. */
  usable: z.boolean(),
  /** The doctor it already belongs to; no other can have it. */
  doctorId: z.nullable(z.number()),
})
export type DoctorAccount = z.infer<typeof doctorAccount>

export const listDoctorAccounts = endpoint({
  method: 'GET',
  path: '/legacy/ops/doctor/account',
  audience: 'ops',
  roles,
  summary: 'Active accounts of doctors, each for one doctor at most, and those that a doctor already has',
  result: z.array(doctorAccount),
})

export const createDoctor = endpoint({
  method: 'POST',
  path: '/legacy/ops/doctor',
  audience: 'ops',
  roles,
  summary: 'Create a doctor; licences per branch and weekly plans follow',
  success: 'Dokter ditambahkan',
  once: true,
  body: z.strictObject(doctorValues).check(feeByType),
  result: z.object({ id: z.number() }),
})

export const changeDoctor = endpoint({
  method: 'PUT',
  path: '/legacy/ops/doctor/:id',
  audience: 'ops',
  roles,
  summary:
    'Change the data of a doctor, the fee, or whether the doctor sees patients; existing sessions keep their fee, unless the doctor becomes free of charge or ceases to be',
  success: 'Dokter tersimpan',
  once: true,
  params: doctorId,
  body: z.strictObject({ ...doctorValues, ...seenVersion }).check(feeByType),
  result: savedVersion,
})

export const savePractice = endpoint({
  method: 'PUT',
  path: '/legacy/ops/doctor/:id/practice',
  audience: 'ops',
  roles,
  summary: 'The licence of a doctor at a branch, new or renewed',
  success: 'SIP tersimpan',
  params: doctorId,
  body: z.strictObject({
    branch: branchNumber,
    sip: requiredText('Nomor SIP', 60),
    validUntil: z.iso.date('Tanggal berlaku wajib diisi'),
  }),
  result: z.literal(true),
})

type Hours = { start: string; end: string }
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const endsAfterStart = z.refine<Hours>(({ start, end }) => end > start, {
  message: 'Jam selesai setelah jam mulai',
  path: ['end'],
})
/** The last patient's turn must start before the end. Hours in the wrong order have their own message. */
const fitsAllPatients = z.refine<Hours & { capacity: number; minutes: number }>(
  ({ start, end, capacity, minutes }) => end <= start || (capacity - 1) * minutes < minuteOf(end) - minuteOf(start),
  { message: 'Jam praktik ini tidak cukup untuk sebanyak itu pasien', path: ['capacity'] },
)

export const addPlan = endpoint({
  method: 'POST',
  path: '/legacy/ops/doctor/:id/plan',
  audience: 'ops',
  roles,
  summary: 'Add weekly practice hours; the sessions of the next weeks are created at once',
  success: 'Jadwal mingguan tersimpan',
  once: true,
  params: doctorId,
  body: z
    .strictObject({
      branch: branchNumber,
      weekday: z.coerce.number('Pilih hari').check(z.int(), z.gte(0), z.lte(6)),
      start: clock,
      end: clock,
      capacity: wholeNumber('Jumlah pasien', { min: 1, max: 200 }),
      minutes: wholeNumber('Menit per pasien', { min: 5, max: 240 }),
    })
    .check(endsAfterStart, fitsAllPatients),
  result: z.object({ id: z.number() }),
})

export const endPlan = endpoint({
  method: 'PUT',
  path: '/legacy/ops/doctor/plan/:id/end',
  audience: 'ops',
  roles,
  summary: 'End a weekly plan; future sessions that nobody has booked are deleted, the others stay',
  success: 'Jadwal mingguan diakhiri',
  params: z.object({ id: rowIdText('Jadwal tidak ditemukan') }),
  result: z.object({ kept: z.number() }),
})

const closureItem = z.object({
  id: z.number(),
  branchName: z.nullable(z.string()),
  doctorName: z.nullable(z.string()),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  reason: z.string(),
})

export const listClosures = endpoint({
  method: 'GET',
  path: '/legacy/ops/closure',
  audience: 'ops',
  roles,
  summary: 'Closures that are not over',
  result: z.array(closureItem),
})

const closureDays = {
  branch: z.optional(branchNumber),
  doctor: z.optional(rowIdText('Dokter tidak ditemukan')),
  firstDay: z.iso.date('Hari pertama wajib diisi'),
  lastDay: z.iso.date('Hari terakhir wajib diisi'),
}
const namesBranchOrDoctor = z.refine<{ branch?: number | undefined; doctor?: number | undefined }>(
  ({ branch, doctor }) => branch !== undefined || doctor !== undefined,
  { message: 'Pilih cabang atau dokter', path: ['branch'] },
)
const inOrder = z.refine<{ firstDay: string; lastDay: string }>(({ firstDay, lastDay }) => lastDay >= firstDay, {
  message: 'Hari terakhir tidak boleh sebelum hari pertama',
  path: ['lastDay'],
})

export const countClosure = endpoint({
  method: 'GET',
  path: '/legacy/ops/closure/effect',
  audience: 'ops',
  roles,
  summary: 'How many sessions and patients a closure would affect',
  query: z.object(closureDays).check(namesBranchOrDoctor, inOrder),
  result: z.object({ sessions: z.number(), patients: z.number() }),
})

export const addClosure = endpoint({
  method: 'POST',
  path: '/legacy/ops/closure',
  audience: 'ops',
  roles,
  summary:
    'Close a branch, a doctor, or a doctor at a branch for days; seats are cancelled, paid ones through refund cases',
  success: 'Hari libur tersimpan dan pasien diberi tahu',
  once: true,
  body: z.strictObject({ ...closureDays, reason: requiredText('Alasan', 200) }).check(namesBranchOrDoctor, inOrder),
  result: z.object({ id: z.number(), sessions: z.number(), patients: z.number() }),
})

const closureId = z.object({ id: rowIdText('Hari libur tidak ditemukan') })
export const CLOSURE_GONE = 'Hari libur ini sudah dibatalkan atau sudah lewat'

export const countReopening = endpoint({
  method: 'GET',
  path: '/legacy/ops/closure/:id/reopening',
  audience: 'ops',
  roles,
  summary: 'How many sessions would reopen without these days off, and how many stay closed by others',
  params: closureId,
  result: z.object({ sessions: z.number(), stayClosed: z.number() }),
})

export const withdrawClosure = endpoint({
  method: 'PUT',
  path: '/legacy/ops/closure/:id/withdraw',
  audience: 'ops',
  roles,
  summary: 'Withdraw days off; future sessions reopen, empty, and patients who lost their seat book anew',
  success: 'Hari libur dibatalkan',
  params: closureId,
  result: z.object({ sessions: z.number(), stayClosed: z.number() }),
})
