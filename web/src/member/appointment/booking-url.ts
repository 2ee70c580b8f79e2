import { dayIn, type Zone, ZONES } from '@nmw/contract/zone'
import type { Search } from '../../lib/reads/load.ts'

export const DEFAULT_BRANCH = 1
export const DAYS_AHEAD = 60
export const bookingStart = '/user/consult-create'

/** What the URL says has been chosen so far. */
export type Booking = { branch: number; date: string | undefined; doctor: number | undefined; search: string }

export function bookingOf({ branch, date, doctor, search }: Search): Booking {
  return {
    branch: wholeNumber(branch) ?? DEFAULT_BRANCH,
    date: date && isDay(date) ? date : undefined,
    doctor: wholeNumber(doctor),
    search: search?.slice(0, 100) ?? '',
  }
}

type Chosen = { [Part in keyof Booking]?: Booking[Part] | undefined }

export function bookingPath({ branch, date, doctor, search }: Chosen) {
  const address = new URLSearchParams()
  if (branch) address.set('branch', String(branch))
  if (date) address.set('date', date)
  if (doctor) address.set('doctor', String(doctor))
  if (search) address.set('search', search)
  return address.size ? `${bookingStart}?${address}` : bookingStart
}

/** 1 schedule, 2 doctor, 3 complaint. A day in the past leads back to step 1. */
export function bookingStep({ date, doctor }: Booking, today: string): 1 | 2 | 3 {
  if (!date || date < today) return 1
  return doctor ? 3 : 2
}

/** Today's date at a branch. */
export function todayAt(timezone: string | undefined, now: number) {
  return dayIn(timezone && timezone in ZONES ? (timezone as Zone) : 'Asia/Jakarta', new Date(now))
}

function wholeNumber(text: string | undefined) {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function isDay(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
