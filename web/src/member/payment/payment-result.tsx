import { type OrderDetail, PAYMENT_LABELS, type PaymentStatus } from '@nmw/contract/order'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useEffect, useRef } from 'react'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { ResultMark } from '../../ui/overlay/result-mark.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { paymentNextStep } from './payment-next-step.ts'
import styles from './payment-result.module.css'

type PaymentResultProps = {
  order: OrderDetail
  /** set when the account expires before its order */
  status?: PaymentStatus
  /** it replaces the open bill, so it takes over the focus */
  arrives: boolean
}

export function PaymentResult({ order, status = order.paymentStatus, arrives }: PaymentResultProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (arrives) place.current?.focus()
  }, [arrives])
  const paid = status === 'PAID'
  const checking = status === 'EXPIRED' && order.paymentStatus === 'PENDING'
  const { text, href, label } = paymentNextStep(order)
  return (
    <Card as="section" padded className={styles.result} ref={place} tabIndex={-1} aria-labelledby="hasil-bayar">
      {checking ? null : <ResultMark result={paid ? 'success' : 'failure'} />}
      <h2 className="h2" id="hasil-bayar">
        {PAYMENT_LABELS[status]}
      </h2>
      <p className={styles.amount}>{formatRupiah(order.summary.grandTotal)}</p>
      <p className="small dim num">
        {order.invoice}
        {order.paidAt ? `, ${formatMoment(order.paidAt)}` : ''}
      </p>
      <p className={styles.words}>{text}</p>
      <UiLink href={href} className={buttonClass({ block: true })}>
        {label}
      </UiLink>
      <UiLink href="/user/order" className={buttonClass({ variant: 'line', block: true })}>
        Lihat Pesanan
      </UiLink>
    </Card>
  )
}
