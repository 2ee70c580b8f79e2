import { timeIn, type Zone, zoneLabel } from '@nmw/contract/zone'

const dayFormat = (timeZone: Zone) =>
  new Intl.DateTimeFormat('id-ID', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })

type Facts = { queueNumber: number; doctorName: string; branchName: string; timezone: Zone }

/** In the time zone of the branch. */
export function describeAppointment({ queueNumber, doctorName, branchName, timezone }: Facts, start: Date) {
  const day = dayFormat(timezone).format(start)
  return (
    `Konsultasi Anda dengan dr. ${doctorName} di ${branchName}: ${day}, sekitar pukul ` +
    `${timeIn(timezone, start)} ${zoneLabel(timezone)}. Nomor antrean ${queueNumber}.`
  )
}
