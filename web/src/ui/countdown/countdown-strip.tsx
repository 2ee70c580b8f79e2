import { warningIcon, clockIcon } from '../icon/state-icons.ts'
import { TimerStrip } from './timer-strip.tsx'
import { useCountdown, type CountdownTarget } from './use-countdown.ts'

export type CountdownStripProps = CountdownTarget & {
  /** for example 'Bayar sebelum 14.00 WIB' */
  label: string
  /** replaces the label in the last ten minutes */
  soonLabel: string
  endedLabel: string
}

export function CountdownStrip({ label, soonLabel, endedLabel, ...target }: CountdownStripProps) {
  const { text, soon, ended } = useCountdown(target)
  return (
    <TimerStrip
      tone={soon ? 'soon' : 'quiet'}
      icon={soon ? warningIcon : clockIcon}
      label={ended ? endedLabel : soon ? soonLabel : label}
      value={text}
      timer
    />
  )
}
