import type { BranchSummary } from '@nmw/contract/ops-branch'
import styles from './day-strip.module.css'

export function DayStrip({ summary }: { summary: BranchSummary }) {
  const { sessions, expected, arrived, finished, absent } = summary
  const figures = [
    ['Sesi dokter', sessions],
    ['Terjadwal', expected],
    ['Hadir', arrived],
    ['Selesai', finished],
    ['Tidak hadir', absent],
  ] as const
  return (
    <dl className={styles.strip} aria-label="Hari ini">
      {figures.map(([word, number]) => (
        <div key={word} className={styles.figure}>
          <dt className="small dim">{word}</dt>
          <dd className="num">{number}</dd>
        </div>
      ))}
    </dl>
  )
}
