import { timeIn, type Zone, zoneLabel } from '@nmw/contract/zone'

const formats = new Map<string, Intl.DateTimeFormat>()

/** 'Senin, 16 November, 09.30 WIB': payment times are told in WIB, sessions by the clock of their branch. */
export function formatMoment(at: string, zone: Zone = 'Asia/Jakarta') {
  const moment = new Date(at)
  return `${dayFormat(zone).format(moment)}, ${formatTime(at, zone)}`
}

/** '09.30 WIB'. */
export function formatTime(at: string, zone: Zone = 'Asia/Jakarta') {
  return `${timeIn(zone, new Date(at))}\u00A0${zoneLabel(zone)}`
}

function dayFormat(timeZone: Zone) {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('id-ID', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
    formats.set(timeZone, format)
  }
  return format
}
