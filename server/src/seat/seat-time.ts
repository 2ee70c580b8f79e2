import { CLOSING_MINUTES } from '@nmw/contract/appointment'
import { MINUTE } from '@nmw/contract/duration'

type Times = { startsAt: Date; minutesPerPatient: number }

/** The expected time of an appointment. */
export function estimateOf({ startsAt, minutesPerPatient }: Times, queueNumber: number) {
  const start = new Date(startsAt.getTime() + (queueNumber - 1) * minutesPerPatient * MINUTE)
  return { start, end: new Date(start.getTime() + minutesPerPatient * MINUTE) }
}

/** The last moment to cancel, move or pay a booking: an hour before the session. */
export function closingOf({ startsAt }: Pick<Times, 'startsAt'>) {
  return new Date(startsAt.getTime() - CLOSING_MINUTES * MINUTE)
}

export function isBeforeClosing(session: Pick<Times, 'startsAt'>, now: Date) {
  return now.getTime() <= closingOf(session).getTime()
}
