import { dayIn, timeIn, type Zone, zoneLabel } from '@nmw/contract/zone'
import { serverNow } from './server-clock.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * 'Senin, 16 November, 09.30 WIB', with the year unless it is the current one. Payment times use WIB, sessions the time
 * zone of their branch.
 */
export function formatMoment(at: string, zone: Zone = 'Asia/Jakarta', now = serverNow()) {
  const moment = new Date(at)
  const thisYear = yearIn(zone, moment) === yearIn(zone, new Date(now))
  const day = dayFormat(zone, thisYear ? undefined : 'numeric').format(moment)
  // Non-breaking spaces keep '16 November' on one line.
  return `${day.replace(/(?<=\d) | (?=\d{4})/g, '\u00A0')}, ${formatTime(at, zone)}`
}

/** '09.30 WIB'. */
export function formatTime(at: string, zone: Zone = 'Asia/Jakarta') {
  return `${timeIn(zone, new Date(at))}\u00A0${zoneLabel(zone)}`
}

function yearIn(zone: Zone, moment: Date) {
  return dayIn(zone, moment).slice(0, 4)
}

function dayFormat(timeZone: Zone, year: 'numeric' | undefined) {
  const key = `${timeZone} ${year}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat('id-ID', { weekday: 'long', day: 'numeric', month: 'long', year, timeZone })
    formats.set(key, format)
  }
  return format
}
