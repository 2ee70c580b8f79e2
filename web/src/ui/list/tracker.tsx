import { classNames } from '../frame/class-names.ts'
import { Icon, type IconPath } from '../icon/icon.tsx'
import { checkIcon } from '../icon/state-icons.ts'
import styles from './tracker.module.css'

export type TrackerStop = { label: string; icon: IconPath }

export type TrackerProps = {
  label: string
  stops: readonly TrackerStop[]
  /** 1-based; 0 means not started, beyond the last means all done */
  current: number
}

export function Tracker({ label, stops, current }: TrackerProps) {
  return (
    <ol className={styles.tracker} aria-label={label}>
      {stops.map((stop, place) => {
        const done = place + 1 < current
        const now = place + 1 === current
        return (
          <li
            key={stop.label}
            className={classNames(styles.stop, done && styles.done, now && styles.now)}
            aria-current={now ? 'step' : undefined}
          >
            <span className={styles.mark}>
              <Icon path={done ? checkIcon : stop.icon} size={16} />
            </span>
            <span>
              {stop.label}
              {done ? <span className="sr-only">, selesai</span> : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
