import { listAppointments, listAvailableDoctors, readAppointment } from '@nmw/contract/appointment'

/** What shows a seat, or that it is free: stale when one is given up. */
export const seatEndpoints = [listAppointments, readAppointment, listAvailableDoctors]
