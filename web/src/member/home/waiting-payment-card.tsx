import type { OrderCard } from '@nmw/contract/order'
import { CHECKING_PAYMENT, CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { formatRupiah } from '@nmw/contract/rupiah'
import { serverOffset } from '../../lib/format/server-clock.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Countdown } from '../../ui/countdown/countdown.tsx'
import { clockIcon } from '../../ui/icon/state-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { orderLine } from './order-line.ts'
import styles from './waiting-payment-card.module.css'

type WaitingPaymentCardProps = {
  order: OrderCard
  /** how many other orders wait for payment */
  others: number
  /** when the order was read, in milliseconds since 1970 */
  readAt: number
}

export function WaitingPaymentCard({ order, others, readAt }: WaitingPaymentCardProps) {
  const { checkingPayment, invoice } = order
  const label = checkingPayment ? CHECKING_PAYMENT : 'Menunggu Pembayaran'
  return (
    <Card as="section" padded className={styles.due} aria-label={label}>
      <div className={styles.top}>
        <Badge tone={checkingPayment ? 'info' : 'warning'} icon={clockIcon}>
          {label}
        </Badge>
        {checkingPayment ? null : (
          <span className={styles.left}>
            Sisa waktu <Countdown until={Date.parse(order.expiredDate)} now={readAt} offset={serverOffset()} />
          </span>
        )}
      </div>
      <div className={styles.row}>
        <div className={styles.what}>
          <p className={styles.sum}>{formatRupiah(order.grandtotal)}</p>
          <p className="small dim">{orderLine(order)}</p>
          {checkingPayment ? <p className="small">{CHECKING_PAYMENT_TEXT}</p> : null}
        </div>
        {checkingPayment ? (
          <UiLink href={`/user/order/${invoice}`} className={buttonClass({ variant: 'line' })}>
            Lihat Detail
          </UiLink>
        ) : (
          <UiLink href={`/user/order-payment/${invoice}`} className={buttonClass()}>
            Lihat Cara Bayar
          </UiLink>
        )}
      </div>
      {others > 0 ? (
        <UiLink href="/user/order?slug=waiting-payment" className={`link link-tap ${styles.others}`}>
          {`Lihat ${others} pembayaran lain`}
        </UiLink>
      ) : null}
    </Card>
  )
}
