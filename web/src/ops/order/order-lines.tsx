import type { DispensaryOrderDetail } from '@nmw/contract/ops-order'
import { Badge } from '../../ui/list/badge.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { formatDay } from '../../lib/format/format-day.ts'
import { errorIcon } from '../../ui/icon/state-icons.ts'
import styles from './order-lines.module.css'

export function OrderLines({ order }: { order: DispensaryOrderDetail }) {
  return (
    <Card as="section" aria-label="Pesanan">
      <h2 className={`h3 ${styles.title}`}>Pesanan</h2>
      <ul>
        {order.lines.map(({ itemId, name, quantity, usage, batches, short, prescribedQuantity }) => (
          <li key={itemId} className={styles.line}>
            <b className={`num ${styles.quantity}`}>{quantity}</b>
            <div className={styles.text}>
              <p className="strong">{name}</p>
              {usage ? <p className="dim small">{usage}</p> : null}
              {batches.map(({ batch, expiresOn, quantity: taken }) => (
                <p key={batch} className="small num">
                  {taken} dari batch <b>{batch}</b>, kedaluwarsa {formatDay(expiresOn)}
                </p>
              ))}
              {short ? (
                <Badge tone="danger" icon={errorIcon}>
                  Kurang {short} di rak
                </Badge>
              ) : null}
              {order.prescription && prescribedQuantity === null ? <Badge>Tambahan, tanpa resep</Badge> : null}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
