import type { OrderCard as Order } from '@nmw/contract/order'
import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { formatRupiah } from '@nmw/contract/rupiah'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { Avatar } from '../../ui/list/avatar.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Thumb } from '../../ui/list/thumb.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { CancelOrderButton } from './cancel-order-button.tsx'
import styles from './order-card.module.css'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { actionsOf } from './order-status.ts'

type OrderCardProps = { order: Order; onChanged: () => void }

export function OrderCard({ order, onChanged }: OrderCardProps) {
  const { payable, again, detail, cancellable } = actionsOf(order)
  const consultation = order.transactionType === 'KONSULTASI'
  const [first, ...others] = order.items
  const title = consultation && order.doctor_name ? `dr. ${order.doctor_name}` : (first?.INAMA ?? order.invoice)
  return (
    <Card as="article" padded className={styles.order} aria-label={`${title}, ${order.invoice}`}>
      <header className={styles.head}>
        <p className="small dim num">{formatMoment(order.createDate)}</p>
        <OrderStatusBadge order={order} />
      </header>
      <div className={styles.what}>
        {consultation ? (
          <Avatar src={order.doctor_image ? `/img/${order.doctor_image}?w=128` : null} name={title} />
        ) : (
          <Thumb src={order.image ? `/img/${order.image}?w=128` : null} />
        )}
        <div className={styles.words}>
          <p className="strong">{title}</p>
          <p className="small dim">
            {consultation ? 'Konsultasi' : `${first?.ivdQty ?? 0} barang`}
            {others.length > 0 ? ` dan ${others.length} barang lain` : ''}
          </p>
          <p className="small dim num">{order.invoice}</p>
          {payable ? <p className="small num">Bayar sebelum {formatMoment(order.expiredDate)}</p> : null}
          {order.checkingPayment ? <p className="small">{CHECKING_PAYMENT_TEXT}</p> : null}
        </div>
      </div>
      <footer className={styles.foot}>
        <p className="strong num">{formatRupiah(order.grandtotal)}</p>
        <div className={styles.acts}>
          {cancellable ? <CancelOrderButton small invoice={order.invoice} onDone={onChanged} /> : null}
          {detail ? (
            <UiLink href={`/user/order/${order.invoice}`} className={buttonClass({ variant: 'line', small: true })}>
              Lihat Detail
            </UiLink>
          ) : null}
          {payable ? (
            <UiLink href={`/user/order-payment/${order.invoice}`} className={buttonClass({ small: true })}>
              Lihat Cara Bayar
            </UiLink>
          ) : null}
          {again ? (
            <UiLink href={againHref(order)} className={buttonClass({ variant: 'soft', small: true })}>
              Order Lagi
            </UiLink>
          ) : null}
        </div>
      </footer>
    </Card>
  )
}

/** A redemption is ordered again from its prescription. */
function againHref({ medId, rsvId }: Order) {
  return medId && rsvId ? `/user/prescription/${medId}?id=${rsvId}` : '/user/prescription'
}
