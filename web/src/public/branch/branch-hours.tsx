import type { BranchCard } from '@nmw/contract/branch'
import { useTexts } from '../../lib/use-texts.ts'
import styles from './branch-hours.module.css'
import { branchWords } from './branch-words.ts'

type BranchHoursProps = { branch: Pick<BranchCard, 'operationalHours' | 'timezoneLabel'> }

export function BranchHours({ branch: { operationalHours, timezoneLabel } }: BranchHoursProps) {
  const words = useTexts(branchWords)
  const { weekdays, weekend } = operationalHours
  const lines =
    weekdays === weekend
      ? [{ days: words.daily, hours: weekdays }]
      : [
          { days: words.weekdays, hours: weekdays },
          { days: words.weekend, hours: weekend },
        ]
  const known = lines.filter(({ hours }) => hours)
  if (!known.length) return <p className="dim">{words.noHours}</p>
  return (
    <dl className={styles.hours}>
      {known.map(({ days, hours }) => (
        <div key={days} className={styles.line}>
          <dt>{days}</dt>
          <dd className="num">
            {hours} {timezoneLabel}
          </dd>
        </div>
      ))}
    </dl>
  )
}
