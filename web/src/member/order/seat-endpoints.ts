import { listAppointments, listAvailableDoctors, readAppointment } from '@nmw/contract/appointment'

/** Endpoints that show seats: stale when a seat is released. */
export const seatEndpoints = [listAppointments, readAppointment, listAvailableDoctors]
