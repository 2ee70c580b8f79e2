import { doctorType } from '@nmw/contract/doctor'

/**
 * A session created while the doctor was free has no fee; if the doctor charges now, the next booking costs the
 * doctor's current fee.
 */
export function feeOf(session: { fee: number }, doctor: { typeCode: number; fee: number }) {
  return doctorType(doctor.typeCode).paid ? session.fee || doctor.fee : 0
}
