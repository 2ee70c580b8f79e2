import type { Context } from '../context.ts'
import { inOpeningHours } from './in-opening-hours.ts'

const quiet = { info() {}, warn() {}, error() {} }

/** The same world at another moment. What went wrong then is no news for who reads the log now. */
export function at(context: Context, moment: Date): Context {
  return { ...context, now: () => moment, log: quiet }
}

/** As `at`, at an hour when the clinic was open, and never later than now. */
export function whileOpen(context: Context, time: number) {
  const now = context.now()
  return at(context, inOpeningHours(new Date(Math.min(time, now.getTime())), now))
}
