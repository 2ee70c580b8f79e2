import { clockIcon, warningIcon } from '../../ui/icon/state-icons.ts'
import { TimerStrip } from '../../ui/countdown/timer-strip.tsx'
import { useCountdown } from '../../ui/countdown/use-countdown.ts'
import { serverOffset } from '../../lib/format/server-clock.ts'

const LAST_MINUTES = '02:00'

type ChatTimerProps = { label: string; until: string; now: string; onEnd: () => void }

export function ChatTimer({ label, until, now, onEnd }: ChatTimerProps) {
  const target = { until: Date.parse(until), now: Date.parse(now), offset: serverOffset(), onEnd }
  const left = useCountdown(target).text.slice(3)
  const soon = left < LAST_MINUTES
  return (
    <TimerStrip
      tone={soon ? 'soon' : 'quiet'}
      icon={soon ? warningIcon : clockIcon}
      label={soon ? 'Sesi segera berakhir' : label}
      value={left}
      timer
    />
  )
}
