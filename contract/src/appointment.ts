import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageInfo, pageQuery } from './page.ts'
import { rowIdText } from './row-id.ts'
import { searchText } from './text.ts'

export const SESSION_FULL = 'Sesi dokter di tanggal ini penuh, silahkan ganti dokter lainnya'
export const SESSION_CALLED_OFF = 'Jadwal dokter ini sudah dibatalkan klinik, silakan pilih jadwal lain'
export const ONE_ONGOING = 'Kamu memiliki 1 konsultasi berlangsung'
export const NO_PHOTO = 'Gambar / foto tidak boleh kosong'
export const TOO_MANY_PHOTOS = 'Maksimal 5 gambar'
export const PHOTO_INVALID = 'Gambar Tidak Valid'
export const APPOINTMENT_MISSING = 'Id Pasien Tidak Ditemukan'
export const PAGE_INVALID = 'Halaman Tidak Valid'
export const CANCEL_FAILED = 'Gagal Batalkan Janji'

export const MAX_PHOTOS = 5
export const COMPLAINT_LENGTH = 2000
/** Minutes before the start up to which a booking may be cancelled, moved or paid for. */
export const CLOSING_MINUTES = 60

/** A label with a stable token; the web app chooses the colours. */
const tag = z.object({ title: z.string(), className: z.string() })
const id = z.object({
  id: rowIdText(APPOINTMENT_MISSING),
})
const zoneLabel = z.enum(['WIB', 'WITA', 'WIT'])

const availableSession = z.object({
  rsdId: z.number(),
  /** Without 'dr.'. */
  usrFullname: z.string(),
  udlAvatar: z.string(),
  udlSIP: z.string(),
  cabang: z.string(),
  /** 'Full' or 'Tersedia'. */
  sesi: z.string(),
  rsdDate: z.iso.date(),
  /** '09.30 - 12.30 WIB'. */
  available: z.string(),
  rsdType: z.number(),
  rsdTypeTitle: z.string(),
  fee: z.number(),
  /** On top of the fee, for the paid kinds. */
  serviceFee: z.number(),
  seatsLeft: z.number(),
})
export type AvailableSession = z.infer<typeof availableSession>

export const listAvailableDoctors = endpoint({
  method: 'GET',
  path: '/legacy/admin/doctor/availables',
  audience: 'member',
  summary: 'Doctor sessions of one branch on one day that have not started',
  query: z.object({
    date: z.iso.date('Tanggal tidak valid'),
    branch: z._default(z.coerce.number('Cabang tidak valid').check(z.int(), z.gte(1), z.lte(100_000)), 1),
    search: searchText,
  }),
  result: z.array(availableSession),
})

const appointmentCard = z.object({
  id: z.number(),
  createDate: z.iso.datetime(),
  doctorName: z.string(),
  doctorImage: z.string(),
  doctorSIP: z.string(),
  category: tag,
  status: tag,
  branch: z.string(),
  rsvStatus: z.number(),
  paymentStatus: z.nullable(z.string()),
  invoice: z.nullable(z.string()),
  /** The payment page and its deadline, while payment is possible. */
  redirect_payment_gateway: z.nullable(z.string()),
  payBefore: z.nullable(z.iso.datetime()),
  startAt: z.iso.datetime(),
  timezoneLabel: zoneLabel,
  canCancel: z.boolean(),
})
export type AppointmentCard = z.infer<typeof appointmentCard>

export const listAppointments = endpoint({
  method: 'GET',
  path: '/legacy/user/appointment/getappointmentuser',
  audience: 'member',
  summary: 'The upcoming appointment, or null, and a page of earlier ones',
  query: z.object(pageQuery),
  result: z.object({
    items: z.object({ ongoing: z.nullable(appointmentCard), history: z.array(appointmentCard) }),
    page: pageInfo,
  }),
})

const fileName = z.string(PHOTO_INVALID).check(z.minLength(1, PHOTO_INVALID), z.maxLength(100, PHOTO_INVALID))

export const createAppointment = endpoint({
  method: 'POST',
  path: '/legacy/appointment/create',
  audience: 'member',
  summary: 'Book a seat; the paid kinds also get an order',
  success: 'Berhasil! Konsultasi telah dibuat',
  once: true,
  body: z.strictObject({
    schedule_id: rowIdText(PAGE_INVALID),
    image: z.array(fileName, NO_PHOTO).check(z.minLength(1, NO_PHOTO), z.maxLength(MAX_PHOTOS, TOO_MANY_PHOTOS)),
    note: z
      .string('Keluhan wajib diisi')
      .check(
        z.trim(),
        z.minLength(1, 'Keluhan wajib diisi'),
        z.maxLength(COMPLAINT_LENGTH, `Keluhan maksimal ${COMPLAINT_LENGTH} karakter`),
      ),
    payment_methode: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
    /** The total the page showed, for the paid kinds: the server answers 409 if it differs now. */
    grandTotal: z.optional(z.number().check(z.int())),
  }),
  result: z.object({
    id: z.number(),
    /** The next page: payment, while there is something to pay. */
    redirect: z.nullable(z.string()),
    order: z.nullable(z.object({ invoice_number: z.string() })),
  }),
})

export const readAppointment = endpoint({
  method: 'GET',
  path: '/legacy/appointment/detail/:id',
  audience: 'member',
  summary: 'One appointment of the member',
  params: id,
  result: z.object({
    id: z.number(),
    reservation_date: z.iso.date(),
    estimate_time_start: z.string(),
    estimate_time_end: z.string(),
    startAt: z.iso.datetime(),
    timezoneLabel: zoneLabel,
    queueNumber: z.number(),
    doctor_name: z.string(),
    doctor_image: z.string(),
    doctor_sip: z.string(),
    branch_name: z.string(),
    branch_address: z.string(),
    /** Links to the map and to the branch's WhatsApp. */
    branch_map: z.string(),
    branch_whatsapp: z.nullable(z.string()),
    consultation_type: z.string(),
    typeCode: z.number(),
    status: tag,
    note: z.string(),
    rsvMedId: z.string(),
    rsvStatus: z.number(),
    paymentStatus: z.nullable(z.string()),
    invoice: z.nullable(z.string()),
    cancelReason: z.nullable(z.string()),
    redirect_payment_gateway: z.nullable(z.string()),
    payBefore: z.nullable(z.iso.datetime()),
    images: z.array(z.object({ id: z.number(), path: z.string() })),
    canCancel: z.boolean(),
    canMove: z.boolean(),
    canAskRefund: z.boolean(),
    canReplacePhotos: z.boolean(),
  }),
})

export const cancelAppointment = endpoint({
  method: 'PUT',
  path: '/legacy/appointment/cancel/:id',
  audience: 'member',
  summary: 'Cancel a seat, until an hour before the start',
  success: 'Berhasil Membatalkan Janji Temu',
  params: id,
  body: z.strictObject({ reason: z._default(z.string().check(z.trim(), z.maxLength(500)), '') }),
  result: z.literal(true),
})

export const moveAppointment = endpoint({
  method: 'PUT',
  path: '/legacy/appointment/reschedule/:id',
  audience: 'member',
  summary: 'Move a paid appointment once, to another session of the same kind and fee',
  success: 'Jadwal konsultasi berhasil diubah',
  params: id,
  body: z.strictObject({
    schedule_id: rowIdText(PAGE_INVALID),
  }),
  result: z.literal(true),
})

export const replacePhotos = endpoint({
  method: 'PUT',
  path: '/legacy/appointment/update-image',
  audience: 'member',
  summary: 'Replace photos before the appointment',
  success: 'Berhasil Update Gambar Konsultasi',
  body: z.strictObject({
    medical_id: z.string(APPOINTMENT_MISSING).check(z.maxLength(40)),
    images: z
      .array(
        z.strictObject({
          image_id: rowIdText(PHOTO_INVALID),
          new_image: fileName,
        }),
      )
      .check(z.minLength(1, NO_PHOTO), z.maxLength(MAX_PHOTOS, TOO_MANY_PHOTOS)),
  }),
  result: z.literal(true),
})
