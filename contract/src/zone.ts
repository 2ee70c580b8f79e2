import { HOUR } from './duration.ts'

/** Indonesia has three time zones and no summer time. */
export const ZONES = {
  'Asia/Jakarta': { label: 'WIB', hours: 7 },
  'Asia/Pontianak': { label: 'WIB', hours: 7 },
  'Asia/Makassar': { label: 'WITA', hours: 8 },
  'Asia/Jayapura': { label: 'WIT', hours: 9 },
} as const
export type Zone = keyof typeof ZONES
export type ZoneLabel = (typeof ZONES)[Zone]['label']

const shifted = (zone: Zone, moment: Date) => new Date(moment.getTime() + ZONES[zone].hours * HOUR).toISOString()

export function zoneLabel(zone: Zone): ZoneLabel {
  return ZONES[zone].label
}

/** The calendar day, '2026-11-15'. */
export function dayIn(zone: Zone, moment: Date) {
  return shifted(zone, moment).slice(0, 10)
}

/** The time of day, '09.30'. */
export function timeIn(zone: Zone, moment: Date) {
  return shifted(zone, moment).slice(11, 16).replace(':', '.')
}

/** Accepts '09:30' and '09.30'. */
export function momentOf(zone: Zone, day: string, time: string) {
  const utc = Date.parse(`${day}T${time.slice(0, 5).replace('.', ':')}:00Z`)
  return new Date(utc - ZONES[zone].hours * HOUR)
}

/** 0 is Sunday. */
export function weekdayOf(day: string) {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

export function addDays(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10)
}
