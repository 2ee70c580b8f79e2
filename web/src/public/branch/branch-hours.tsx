import type { BranchCard } from '@nmw/contract/branch'
import { useTexts } from '../page/use-texts.ts'
import styles from './branch-hours.module.css'
import { branchTexts } from './branch-texts.ts'

type BranchHoursProps = { branch: Pick<BranchCard, 'operationalHours' | 'timezoneLabel'> }

export function BranchHours({ branch: { operationalHours, timezoneLabel } }: BranchHoursProps) {
  const texts = useTexts(branchTexts)
  const { weekdays, weekend } = operationalHours
  const lines =
    weekdays === weekend
      ? [{ days: texts.daily, hours: weekdays }]
      : [
          { days: texts.weekdays, hours: weekdays },
          { days: texts.weekend, hours: weekend },
        ]
  const known = lines.filter(({ hours }) => hours)
  if (!known.length) return <p className="dim">{texts.noHours}</p>
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
