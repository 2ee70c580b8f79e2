import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { branchNumber, branchQuery } from './ops-branch.ts'
import { deskPayment, payAtDesk } from './ops-payment.ts'
import { ROLES } from './role.ts'
import { rowIdText } from './row-id.ts'
import { requiredText } from './text.ts'

/** The desk may call a session off after waiting this long for the doctor. */
export const DOCTOR_WAIT_MINUTES = 60
/** A patient counts as absent this long after the estimated turn. */
export const PATIENT_WAIT_MINUTES = 60

const desk = [ROLES.administrator, ROLES.frontOffice] as const
const seatMissing = 'Antrean tidak ditemukan'
const seatId = z.object({ id: rowIdText(seatMissing) })

export const SEAT_STATES = ['expected', 'arrived', 'finished', 'absent', 'cancelled'] as const
export type SeatState = (typeof SEAT_STATES)[number]

const queueSession = z.object({
  id: z.number(),
  /** 'A' before the queue numbers of its patients. */
  letter: z.string(),
  doctorName: z.string(),
  typeTitle: z.string(),
  paid: z.boolean(),
  /** Fee plus service fee. */
  price: z.number(),
  startAt: z.iso.datetime(),
  endAt: z.iso.datetime(),
  capacity: z.number(),
  taken: z.number(),
  closedReason: z.nullable(z.string()),
  /** Walk-ins are still accepted, also to pay later if it costs something. */
  openForWalkIn: z.boolean(),
  mayPayLater: z.boolean(),
})
export type QueueSession = z.infer<typeof queueSession>

const queueSeat = z.object({
  id: z.number(),
  /** 'A-04'. */
  label: z.string(),
  sessionId: z.number(),
  doctorName: z.string(),
  typeTitle: z.string(),
  /** Estimated. */
  startAt: z.iso.datetime(),
  patientId: z.number(),
  patientName: z.string(),
  memberNumber: z.nullable(z.string()),
  memberActive: z.boolean(),
  payment: z.enum(['free', 'paid', 'unpaid']),
  amount: z.nullable(z.number()),
  invoice: z.nullable(z.string()),
  state: z.enum(SEAT_STATES),
  checkedInAt: z.nullable(z.iso.datetime()),
  reason: z.nullable(z.string()),
  /** Marked absent, and that can still be undone. */
  mayComeBack: z.boolean(),
})
export type QueueSeat = z.infer<typeof queueSeat>

export const readQueue = endpoint({
  method: 'GET',
  path: '/legacy/ops/queue',
  audience: 'ops',
  roles: [...desk, ROLES.doctor],
  summary: 'Sessions and patients of a day at a branch, by default today; for a doctor the own ones',
  query: z.object({ ...branchQuery, day: z.optional(z.iso.date('Tanggal tidak valid')) }),
  result: z.object({
    day: z.iso.date(),
    sessions: z.array(queueSession),
    seats: z.array(queueSeat),
    /** Payment methods for a seat booked at the desk. */
    paymentMethods: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
})

export const readSeat = endpoint({
  method: 'GET',
  path: '/legacy/ops/queue/:id',
  audience: 'ops',
  roles: desk,
  summary: 'One patient of the queue with the data the desk needs; the view is audited',
  params: seatId,
  result: z.extend(queueSeat, {
    phone: z.nullable(z.string()),
    age: z.number(),
    /** Only what the desk wrote; the patient's own text is for the doctor. */
    complaint: z.nullable(z.string()),
    /** Token of the public receipt, once paid. */
    receipt: z.nullable(z.string()),
    /** Booked by the desk and not started by the doctor: it can be cancelled as a mistake. */
    mayCancel: z.boolean(),
    events: z.array(z.object({ id: z.number(), kind: z.string(), at: z.iso.datetime(), by: z.nullable(z.string()) })),
  }),
})

export const checkIn = endpoint({
  method: 'PUT',
  path: '/legacy/ops/queue/:id/check-in',
  audience: 'ops',
  roles: desk,
  summary: 'Check a patient in',
  success: 'Kehadiran pasien tercatat',
  params: seatId,
  result: z.literal(true),
})

export const checkInByCode = endpoint({
  method: 'POST',
  path: '/legacy/ops/queue/check-in',
  audience: 'ops',
  roles: desk,
  summary: 'The same by queue number or member number, typed or scanned',
  body: z.strictObject({ branch: branchNumber, code: requiredText('Nomor', 200) }),
  result: z.object({ id: z.number(), label: z.string(), patientName: z.string() }),
})

export const undoCheckIn = endpoint({
  method: 'PUT',
  path: '/legacy/ops/queue/:id/undo-check-in',
  audience: 'ops',
  roles: desk,
  summary: 'Undo a check-in',
  success: 'Kehadiran dibatalkan',
  params: seatId,
  result: z.literal(true),
})

export const markAbsent = endpoint({
  method: 'PUT',
  path: '/legacy/ops/queue/:id/no-show',
  audience: 'ops',
  roles: desk,
  summary: 'Mark a patient absent; the seat is free again',
  success: 'Pasien dicatat tidak hadir',
  params: seatId,
  result: z.literal(true),
})

export const undoAbsent = endpoint({
  method: 'PUT',
  path: '/legacy/ops/queue/:id/undo-no-show',
  audience: 'ops',
  roles: desk,
  summary: 'Undo an absence: on the same day the patient is back in the queue, later the visit counts as arrived',
  success: 'Tanda tidak hadir diurungkan',
  params: seatId,
  result: z.literal(true),
})

export const callOffSession = endpoint({
  method: 'PUT',
  path: '/legacy/ops/queue/session/:id/doctor-absent',
  audience: 'ops',
  roles: desk,
  summary: 'Call a session off because the doctor did not come: every seat is cancelled, paid ones get a refund case',
  success: 'Sesi dibatalkan dan pasien diberi tahu',
  params: z.object({ id: rowIdText('Sesi tidak ditemukan') }),
  body: z.strictObject({ reason: requiredText('Alasan', 200) }),
  result: z.object({ patients: z.number() }),
})

export const bookWalkIn = endpoint({
  method: 'POST',
  path: '/legacy/ops/queue/walk-in',
  audience: 'ops',
  roles: desk,
  summary:
    'Book a seat at the desk, by the same rules as for patients; for a free kind, or paid at once, the patient is checked in',
  success: 'Pasien masuk antrean',
  once: true,
  body: z.strictObject({
    branch: branchNumber,
    session: rowIdText('Pilih sesi dokter'),
    patient: rowIdText('Pilih pasien'),
    note: requiredText('Keluhan', 2000),
    /** Only for the paid kinds: a channel to pay later, or the payment made now. */
    paymentMethod: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
    payment: z.optional(z.nullable(deskPayment)),
  }),
  result: z.object({
    id: z.number(),
    label: z.string(),
    invoice: z.nullable(z.string()),
    receipt: z.nullable(payAtDesk.result),
  }),
})

export const cancelWalkIn = endpoint({
  method: 'PUT',
  path: '/legacy/ops/queue/:id/cancel-walk-in',
  audience: 'ops',
  roles: desk,
  summary:
    'Cancel a mistaken booking of the desk: the seat is free again, and what was paid gets a refund case; not once the doctor has started',
  success: 'Antrean dibatalkan dan pasien diberi tahu',
  once: true,
  params: seatId,
  body: z.strictObject({ reason: requiredText('Alasan', 200) }),
  result: z.literal(true),
})
