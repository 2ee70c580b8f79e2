import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'
import { searchText } from './text.ts'

/** Kinds of consultation by code; those with a fee are paid in advance. */
export const DOCTOR_TYPES = [
  { code: 2560, title: 'Spesialis Kulit', paid: true },
  { code: 5941, title: 'Spesialis Bedah', paid: true },
  { code: 6730, title: 'Spesialis Gizi', paid: true },
  { code: 3566, title: 'Normal', paid: false },
] as const

export function doctorType(code: number) {
  return DOCTOR_TYPES.find((type) => type.code === code) ?? DOCTOR_TYPES[3]
}

const doctorSession = z.object({
  id: z.number(),
  branchId: z.number(),
  branchName: z.string(),
  date: z.iso.date(),
  /** '09.30', in the time zone of the branch. */
  start: z.string(),
  end: z.string(),
  timezoneLabel: z.enum(['WIB', 'WITA', 'WIT']),
  seatsLeft: z.number(),
})
export type DoctorSession = z.infer<typeof doctorSession>

const doctorCard = z.object({
  id: z.number(),
  slug: z.string(),
  /** Without 'dr.'. */
  name: z.string(),
  typeCode: z.number(),
  typeTitle: z.string(),
  fee: z.number(),
  avatar: z.string(),
  bio: z.string(),
  branches: z.array(z.object({ id: z.number(), name: z.string(), sip: z.string() })),
  /** The next session with a free seat. */
  nextSession: z.nullable(doctorSession),
})
export type DoctorCard = z.infer<typeof doctorCard>

export const listDoctors = endpoint({
  method: 'GET',
  path: '/legacy/doctors',
  audience: 'public',
  summary: 'Doctors who practise, by name',
  query: z.object({
    ...pageQuery,
    search: searchText,
    type: z.optional(z.coerce.number('Jenis tidak valid').check(z.int())),
    branch: z.optional(z.coerce.number('Cabang tidak valid').check(z.int(), z.gte(1), z.lte(100_000))),
  }),
  result: pageOf(doctorCard),
})

export const readDoctor = endpoint({
  method: 'GET',
  path: '/legacy/doctors/find/:slug',
  audience: 'public',
  summary: 'One doctor with licences, branches and the next sessions',
  params: z.object({ slug: z.string().check(z.maxLength(200)) }),
  result: z.object({
    ...doctorCard.shape,
    registration: z.string(),
    sessions: z.array(doctorSession),
  }),
})

export const listDoctorTypes = endpoint({
  method: 'GET',
  path: '/legacy/doctors/types',
  audience: 'public',
  summary: 'Kinds of consultation with the fees and the number of their doctors',
  result: z.array(
    z.object({
      code: z.number(),
      title: z.string(),
      paid: z.boolean(),
      doctors: z.number(),
      minFee: z.number(),
      maxFee: z.number(),
    }),
  ),
})
