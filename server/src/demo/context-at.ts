import type { Context } from '../context.ts'
import { inOpeningHours } from './in-opening-hours.ts'

const quiet = { info() {}, warn() {}, error() {} }

/** The context at another moment, with its warnings muted: they are no news today. */
export function contextAt(context: Context, moment: Date): Context {
  return { ...context, now: () => moment, log: quiet }
}

/** As `contextAt`, during opening hours and never in the future. */
export function whileOpen(context: Context, time: number) {
  const now = context.now()
  return contextAt(context, inOpeningHours(new Date(Math.min(time, now.getTime())), now))
}
