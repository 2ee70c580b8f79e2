import { classNames } from '../frame/class-names.ts'
import styles from './countdown.module.css'
import { useCountdown, type CountdownTarget } from './use-countdown.ts'

export type CountdownProps = CountdownTarget & { label?: string | undefined; className?: string | undefined }

export function Countdown({ label = 'Sisa waktu', className, ...target }: CountdownProps) {
  const { text, soon } = useCountdown(target)
  return (
    <b role="timer" aria-label={`${label} ${text}`} className={classNames(styles.time, soon && styles.soon, className)}>
      {text}
    </b>
  )
}
