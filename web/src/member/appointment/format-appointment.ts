import type { AvailableSession } from '@nmw/contract/appointment'
import { doctorType } from '@nmw/contract/doctor'
import { formatRupiah } from '@nmw/contract/rupiah'
import { dayIn, timeIn, type Zone, type ZoneLabel } from '@nmw/contract/zone'

const long = new Intl.DateTimeFormat('id-ID', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Any zone with this label has the same clock. */
const zones: Record<ZoneLabel, Zone> = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura' }

/** 'Senin, 16 November', with no-break spaces in the date. */
export function formatWeekdayDate(day: string) {
  const [weekday = '', date = ''] = long.format(new Date(`${day}T00:00:00Z`)).split(', ')
  return `${weekday}, ${unbroken(date)}`
}

/** '2026-11' → 'November 2026'. */
export function formatMonth(which: string) {
  return unbroken(month.format(new Date(`${which}-01T00:00:00Z`)))
}

export function localDayAndTime(at: string, label: ZoneLabel) {
  const zone = zones[label]
  return { day: dayIn(zone, new Date(at)), time: unbroken(`${timeIn(zone, new Date(at))} ${label}`) }
}

/** Keeps times and amounts on one line. */
export function unbroken(text: string) {
  return text.replaceAll(' ', '\u00A0')
}

/** Names are stored without the title 'dr.'. */
export function doctorName(name: string) {
  return `dr. ${name}`
}

export function isPaid({ rsdType }: Pick<AvailableSession, 'rsdType'>) {
  return doctorType(rsdType).paid
}

export function formatFee(session: Pick<AvailableSession, 'rsdType' | 'fee'>) {
  return isPaid(session) ? unbroken(formatRupiah(session.fee)) : 'Gratis'
}

/** The price of a paid consultation. */
export function totalOf({ fee, serviceFee }: Pick<AvailableSession, 'fee' | 'serviceFee'>) {
  return fee + serviceFee
}

/** A doctor may have several sessions in a day; a licence belongs to one doctor at one branch. */
export function countDoctors(sessions: readonly Pick<AvailableSession, 'udlSIP'>[]) {
  return new Set(sessions.map(({ udlSIP }) => udlSIP)).size
}

export function isFull({ sesi, seatsLeft }: Pick<AvailableSession, 'sesi' | 'seatsLeft'>) {
  return sesi === 'Full' || seatsLeft <= 0
}

export function describeSeats(session: Pick<AvailableSession, 'sesi' | 'seatsLeft'>) {
  return isFull(session) ? 'sesi penuh' : `sisa ${session.seatsLeft} tempat`
}

const LICENCE_LINE = 45

/** At most two lines, split where the specification says. */
export function licenceLines(licence: string) {
  return licence.length > LICENCE_LINE ? [licence.slice(0, LICENCE_LINE), licence.slice(LICENCE_LINE)] : [licence]
}

/** Portraits of doctors are public; without one, a placeholder is shown. */
export function portraitOf(file: string) {
  return file ? `/img/${file}?w=192` : '/art/doctor-placeholder.svg'
}
