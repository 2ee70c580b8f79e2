import type { PrescribedMedicine } from '@nmw/contract/prescription'
import { formatDay } from '../../lib/format-day.ts'
import { Badge } from '../../ui/badge.tsx'
import { checkIcon } from '../../ui/state-icons.ts'
import { UiLink } from '../../ui/ui-link.tsx'
import styles from './medicine-list.module.css'
import { amountWords, handedWords } from './prescription-words.ts'

/** What of a medicine she has got at a clinic: how much, when and where, with the paper of each time. */
export function HandedList({ medicine }: { medicine: PrescribedMedicine }) {
  const { handedOver, unit } = medicine
  const words = handedWords(medicine)
  if (!words) return null
  return (
    <div className={styles.handed}>
      <Badge tone="success" icon={checkIcon}>
        {words}
      </Badge>
      <ul>
        {handedOver.map(({ quantity, day, GNAMA, invoice }) => (
          <li key={invoice} className="small dim">
            {amountWords({ quantity, unit })} di {GNAMA} pada <time dateTime={day}>{formatDay(day)}</time>,{' '}
            <UiLink href={`/user/invoice/${invoice}`} className="link">
              {invoice}
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
