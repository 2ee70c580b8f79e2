import { timeIn, type Zone, zoneLabel } from '@nmw/contract/zone'

const formatLongDay = (timeZone: Zone) =>
  new Intl.DateTimeFormat('id-ID', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })

type Facts = { queueNumber: number; doctorName: string; branchName: string; timezone: Zone }

/** With whom, where and about when, by the clock of the branch. */
export function turnInWords({ queueNumber, doctorName, branchName, timezone }: Facts, start: Date) {
  const day = formatLongDay(timezone).format(start)
  return (
    `Konsultasi Anda dengan dr. ${doctorName} di ${branchName}: ${day}, sekitar pukul ` +
    `${timeIn(timezone, start)} ${zoneLabel(timezone)}. Nomor antrean ${queueNumber}.`
  )
}
