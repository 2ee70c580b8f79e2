import type { BranchCard } from '@nmw/contract/branch'
import styles from './opening-hours.module.css'
import { openingLines } from './opening-lines.ts'

export function OpeningHours({ branch }: { branch: BranchCard }) {
  const lines = openingLines(branch)
  if (!lines.length) return <p className="small dim">Jam buka belum diumumkan</p>
  return lines.map(({ days, hours }) => (
    <p key={days} className="small dim">
      {days} <span className={styles.hours}>{hours}</span>
    </p>
  ))
}
