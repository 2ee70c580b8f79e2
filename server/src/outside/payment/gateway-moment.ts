import { DAY } from '@nmw/contract/duration'

const WIB = 7 * 60 * 60 * 1000

/** Either ISO with a zone, or DOKU's compact yyyyMMddHHmmss in WIB. */
export function gatewayMoment(text: string | null | undefined): Date | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text ?? '') ?? []
  if (year) {
    const local = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
    return new Date(local - WIB)
  }
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text ?? '')) return undefined
  const moment = new Date(text!)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** 2026-11-15T08:05:09+07:00 */
export function momentInWib(moment: Date) {
  return `${new Date(moment.getTime() + WIB).toISOString().slice(0, 19)}+07:00`
}

/** Retries arrive up to 12 hours later with their first timestamp; the inbox table detects a replay. */
export function isRecent(moment: Date | undefined, now: Date) {
  return moment !== undefined && Math.abs(moment.getTime() - now.getTime()) <= DAY
}
