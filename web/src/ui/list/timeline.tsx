import type { ReactNode } from 'react'
import { classNames } from '../frame/class-names.ts'
import styles from './timeline.module.css'

type TimelineEvent = {
  key: string
  title: ReactNode
  /** when it happened, already formatted */
  at: string
  detail?: ReactNode
}

export type TimelineProps = {
  /** newest first; the first one is highlighted as current */
  events: readonly TimelineEvent[]
}

export function Timeline({ events }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {events.map((event, place) => (
        <li key={event.key} className={classNames(styles.event, place === 0 && styles.now)}>
          <p className={place === 0 ? 'strong' : undefined}>{event.title}</p>
          <p className="small dim num">{event.at}</p>
          {event.detail ? <div className="small dim">{event.detail}</div> : null}
        </li>
      ))}
    </ol>
  )
}
