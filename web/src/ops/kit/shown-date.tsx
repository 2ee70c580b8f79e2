import { formatDay } from '../../lib/format/format-day.ts'
import styles from './shown-date.module.css'

export function ShownDate({ day, isToday }: { day: string; isToday: boolean }) {
  return (
    <span className={styles.date}>
      {formatDay(day)}
      {isToday ? ', hari\u00A0ini' : ''}
    </span>
  )
}
