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
  /** 'tablet'; nothing for what is no medicine. */
  form: z.string(),
})
export type RoutineStep = z.infer<typeof routineStep>

/** What to use when, by the usage codes. What belongs to no part of the day is not in it. */
const routine = z.array(z.object({ part: z.enum(DAY_PARTS), steps: z.array(routineStep) }))
export type Routine = z.infer<typeof routine>

/** What of the last paid redemption is used up first; below 0 it should be empty. None when nobody can know. */
const runsOut = z.nullable(z.object({ IID: z.string(), INAMA: z.string(), days: z.number() }))
export type RunsOut = z.infer<typeof runsOut>

const redemption = {
  /** May be redeemed online now. */
  redeem: z.boolean(),
  /** Redemptions left, the first one included. */
  sisaIter: z.number(),
  /** Why it may not be redeemed now. */
  reason: z.nullable(z.string()),
  /** The last day on which it may be redeemed, at the branch. */
  validUntil: z.iso.date(),
  /** The invoice of a redemption that waits for its money. */
  waiting: z.nullable(z.string()),
  /** Until when that one can be paid. */
  waitingUntil: z.nullable(z.iso.datetime()),
  /** The last redemption that was paid, online or at a clinic. */
  redeemedAt: z.nullable(z.iso.datetime()),
  runsOut,
  /** Empty for one that is no longer in use: too old, or replaced by a later one. */
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
  /** '09.30', by the clock of the branch. */
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
  /** That moment is past, by our clock and not by the phone's. */
  lapsed: z.boolean(),
  ...redemption,
})
export type LatestPrescription = z.infer<typeof latest>

export const listPrescriptions = endpoint({
  method: 'GET',
  path: '/legacy/user/prescription/list',
  audience: 'member',
  summary: 'Prescriptions of the member, newest first, and what can be done with the latest',
  query: z.object(pageQuery),
  result: z.object({ data: z.array(prescriptionCard), latest: z.nullable(latest), page: pageInfo }),
})

/** A sale at a clinic; its day is that of the branch. */
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
  /** What of it was handed over at a clinic; only narcotics and psychotropics are counted. */
  handedOver: z.array(handOver),
  /** 'tube'; nothing for what is sold by the piece. */
  unit: z.string(),
  note: z.string(),
  /** 'krim'; nothing for what is no medicine. */
  form: z.string(),
  dayParts: z.array(z.enum(DAY_PARTS)),
  timesAWeek: z.nullable(z.number()),
})
export type PrescribedMedicine = z.infer<typeof prescribedMedicine>

const prescribedTreatment = z.object({
  IID: z.string(),
  treatmentName: z.string(),
  PHTLOCATION: z.string(),
  /** Where and when, once that is agreed. */
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
      /** When it was redeemed, the last time first; with the clinic where that was over its counter, else by an order. */
      redeemed: z.array(z.object({ day: z.iso.date(), GNAMA: z.nullable(z.string()), invoice: z.string() })),
      /** The one that has taken its place. */
      newer: z.nullable(z.object({ medId: z.string(), rsvId: z.number() })),
      medicine: z.array(prescribedMedicine),
      treatment: z.array(prescribedTreatment),
    }),
  }),
})
export type PrescriptionDetail = z.infer<typeof readPrescription.result>
