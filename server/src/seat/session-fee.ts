import { doctorType } from '@nmw/contract/doctor'

/**
 * What a seat costs. A session made while the doctor was free of charge has no price of its own: where people already
 * have seats in it, it costs the next one what the doctor asks now.
 */
export function feeOf(session: { fee: number }, doctor: { typeCode: number; fee: number }) {
  return doctorType(doctor.typeCode).paid ? session.fee || doctor.fee : 0
}
