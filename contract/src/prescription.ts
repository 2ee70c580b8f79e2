import * as z from 'zod/mini'
import { PAGE_INVALID } from './appointment.ts'
import { endpoint } from './endpoint.ts'
import { pageInfo, pageQuery } from './page.ts'
import { rowIdText } from './row-id.ts'

export const NO_PRESCRIPTION = 'Tidak Ada Resep'
export const NO_MEDICINE = 'Tidak Ada Rekomendasi Obat'
export const NO_TREATMENT = 'Tidak Ada Rekomendasi Tindakan'
export const NO_VISIT_PHOTO = 'Belum ada foto sebelum & sesudah'

/** In the `must` field: the medicine may be left out. */
export const OPTIONAL = '-'

export const DAY_PARTS = ['pagi', 'siang', 'malam'] as const
export type DayPart = (typeof DAY_PARTS)[number]

const zoneLabel = z.enum(['WIB', 'WITA', 'WIT'])

const routineStep = z.object({
  IID: z.string(),
  INAMA: z.string(),
  /** '1 kali sehari, oleskan tipis pada malam hari'. */
  usingDetail: z.string(),
  /** 'tablet'; empty for what is no medicine. */
  form: z.string(),
})
export type RoutineStep = z.infer<typeof routineStep>

/** When to use what, from the usage codes; what is used as needed is left out. */
const routine = z.array(z.object({ part: z.enum(DAY_PARTS), steps: z.array(routineStep) }))
export type Routine = z.infer<typeof routine>

/** The item of the last paid redemption that runs out first; below 0 it should be empty already. Null if unknown. */
const runsOut = z.nullable(z.object({ IID: z.string(), INAMA: z.string(), days: z.number() }))
export type RunsOut = z.infer<typeof runsOut>

const redemption = {
  /** Can be redeemed online now. */
  redeem: z.boolean(),
  /** Redemptions left, including the first. */
  sisaIter: z.number(),
  /** Why it cannot be redeemed now. */
  reason: z.nullable(z.string()),
  /** Last day to redeem it, at the branch. */
  validUntil: z.iso.date(),
  /** Invoice of an unpaid redemption. */
  waiting: z.nullable(z.string()),
  /** Payment deadline of that invoice. */
  waitingUntil: z.nullable(z.iso.datetime()),
  /** Last paid redemption, online or at a clinic. */
  redeemedAt: z.nullable(z.iso.datetime()),
  runsOut,
  /** Empty for a prescription that is too old or replaced by a later one. */
  routine,
}

const visit = {
  rsvId: z.number(),
  rsvMedId: z.string(),
  udlAvatar: z.string(),
  SIP: z.string(),
  /** The kind of consultation, such as 2560. */
  rtpCode: z.number(),
  GNAMA: z.string(),
  rsdDate: z.iso.date(),
  /** '09.30', in the time zone of the branch. */
  rstTimeStart: z.string(),
  rstTimeEnd: z.string(),
  timezoneLabel: zoneLabel,
}

const prescriptionCard = z.object({
  ...visit,
  /** Without 'dr.'. */
  namadocter: z.string(),
})
export type PrescriptionCard = z.infer<typeof prescriptionCard>

const latest = z.object({
  medId: z.string(),
  rsvId: z.number(),
  /** The moment at which its last day ends. */
  Expired: z.iso.datetime(),
  /** That moment is past, by the server's clock and not the phone's. */
  lapsed: z.boolean(),
  ...redemption,
})
export type LatestPrescription = z.infer<typeof latest>

export const listPrescriptions = endpoint({
  method: 'GET',
  path: '/legacy/user/prescription/list',
  audience: 'member',
  summary: 'Prescriptions of the member, newest first, and what can be done with the latest one',
  query: z.object(pageQuery),
  result: z.object({ data: z.array(prescriptionCard), latest: z.nullable(latest), page: pageInfo }),
})

/** A sale at a clinic, with the day at the branch. */
const handOver = z.object({ quantity: z.number(), day: z.iso.date(), GNAMA: z.string(), invoice: z.string() })

const prescribedMedicine = z.object({
  IID: z.string(),
  INAMA: z.string(),
  usingCode: z.string(),
  usingDetail: z.string(),
  /** '1x oles malam'. */
  usingText: z.string(),
  /** '-': optional. */
  must: z.string(),
  PHTLOCATION: z.string(),
  quantity: z.number(),
  /** Units handed over at a clinic; only narcotics and psychotropics are counted. */
  handedOver: z.array(handOver),
  /** 'tube'; empty for what is sold by the piece. */
  unit: z.string(),
  note: z.string(),
  /** 'krim'; empty for what is no medicine. */
  form: z.string(),
  dayParts: z.array(z.enum(DAY_PARTS)),
  timesAWeek: z.nullable(z.number()),
})
export type PrescribedMedicine = z.infer<typeof prescribedMedicine>

const prescribedTreatment = z.object({
  IID: z.string(),
  treatmentName: z.string(),
  PHTLOCATION: z.string(),
  /** Where and when, once agreed. */
  GNAMA: z.nullable(z.string()),
  dcaBookTime: z.nullable(z.iso.datetime()),
  timezoneLabel: z.nullable(zoneLabel),
  status: z.enum(['Done', 'Undone']),
  doneTime: z.nullable(z.iso.datetime()),
})
export type PrescribedTreatment = z.infer<typeof prescribedTreatment>

const createTime = z.iso.datetime()

export const readPrescription = endpoint({
  method: 'GET',
  path: '/legacy/user/prescription',
  audience: 'member',
  summary: 'One prescription of the member, by the appointment it was given at',
  query: z.object({
    id: rowIdText(PAGE_INVALID),
  }),
  result: z.object({
    data: z.object({
      ...visit,
      /** Without 'dr.'. */
      namadoctor: z.string(),
      rsvStatus: z.number(),
    }),
    detail: z.object({
      diagnosis: z.object({
        before: z.array(z.object({ id: z.number(), beforeImagePath: z.string(), createTime })),
        after: z.array(z.object({ id: z.number(), afterImagePath: z.string(), createTime })),
      }),
      ...redemption,
      /** Redemptions, latest first: `GNAMA` is the clinic whose desk sold it, null for an order. */
      redeemed: z.array(z.object({ day: z.iso.date(), GNAMA: z.nullable(z.string()), invoice: z.string() })),
      /** The prescription that replaced it. */
      newer: z.nullable(z.object({ medId: z.string(), rsvId: z.number() })),
      medicine: z.array(prescribedMedicine),
      treatment: z.array(prescribedTreatment),
    }),
  }),
})
export type PrescriptionDetail = z.infer<typeof readPrescription.result>
