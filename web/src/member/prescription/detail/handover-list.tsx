import type { PrescribedMedicine } from '@nmw/contract/prescription'
import { formatDay } from '../../../lib/format/format-day.ts'
import { Badge } from '../../../ui/list/badge.tsx'
import { checkIcon } from '../../../ui/icon/state-icons.ts'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import styles from './medicine-list.module.css'
import { formatAmount, describeHandover } from '../prescription-texts.ts'

export function HandoverList({ medicine }: { medicine: PrescribedMedicine }) {
  const { handedOver, unit } = medicine
  const text = describeHandover(medicine)
  if (!text) return null
  return (
    <div className={styles.handed}>
      <Badge tone="success" icon={checkIcon}>
        {text}
      </Badge>
      <ul>
        {handedOver.map(({ quantity, day, GNAMA, invoice }) => (
          <li key={invoice} className="small dim">
            {formatAmount({ quantity, unit })} di {GNAMA} pada <time dateTime={day}>{formatDay(day)}</time>,{' '}
            <UiLink href={`/user/invoice/${invoice}`} className="link">
              {invoice}
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
