import { timeIn, zoneLabel } from '@nmw/contract/zone'
import type { FoundPrescription } from './prescription-queries.ts'

export function visitOf({ appointment, session, doctor, branch, sip }: FoundPrescription) {
  return {
    rsvId: appointment.id,
    rsvMedId: appointment.medicalId,
    udlAvatar: doctor.avatar,
    SIP: sip,
    rtpCode: doctor.typeCode,
    GNAMA: branch.name,
    rsdDate: session.day,
    rstTimeStart: timeIn(branch.timezone, session.startsAt),
    rstTimeEnd: timeIn(branch.timezone, session.endsAt),
    timezoneLabel: zoneLabel(branch.timezone),
  }
}
