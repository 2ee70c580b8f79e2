import type { PrescriptionDetail } from '@nmw/contract/prescription'
import { formatDay } from '../../../lib/format/format-day.ts'
import { Card } from '../../../ui/frame/card.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import styles from './redeemed-list.module.css'

export function RedeemedList({ redeemed }: Pick<PrescriptionDetail['detail'], 'redeemed'>) {
  if (redeemed.length === 0) return null
  return (
    <Card as="section" className={styles.redeemed} aria-labelledby="riwayat-tebus">
      <h2 className={styles.title} id="riwayat-tebus">
        Riwayat tebus
      </h2>
      <ul className={styles.times}>
        {redeemed.map(({ day, GNAMA, invoice }) => (
          <li key={invoice} className="small">
            {GNAMA ? `Di ${GNAMA}` : 'Lewat aplikasi'} pada <time dateTime={day}>{formatDay(day)}</time>,{' '}
            <UiLink href={GNAMA ? `/user/invoice/${invoice}` : `/user/order/${invoice}`} className="link">
              {invoice}
            </UiLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
