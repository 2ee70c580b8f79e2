import { MINUTE } from '@nmw/contract/duration'
import { dayIn, type Zone } from '@nmw/contract/zone'
import { serverNow } from '../../lib/format/server-clock.ts'

const CHECK_INTERVAL = 5_000

type Listener = { onMinute: () => void; onDay: () => void }

/** Calls back on each new minute and each new day of a time zone; returns how to stop. */
export function followClock(zone: Zone, { onMinute, onDay }: Listener, now = serverNow) {
  const minuteNow = () => Math.floor(now() / MINUTE)
  const dayNow = () => dayIn(zone, new Date(now()))
  let [minute, day] = [minuteNow(), dayNow()]
  const timer = setInterval(() => {
    if (minuteNow() === minute) return
    minute = minuteNow()
    onMinute()
    if (dayNow() === day) return
    day = dayNow()
    onDay()
  }, CHECK_INTERVAL)
  return () => clearInterval(timer)
}
