import { INVOICE_STAMPS } from '@nmw/contract/invoice-labels'
import type { PaymentStatus } from '@nmw/contract/order'
import styles from './invoice-stamp.module.css'

export function InvoiceStamp({ status }: { status: PaymentStatus }) {
  const word = INVOICE_STAMPS[status]
  if (!word) return null
  return (
    <p className={styles.stamp} data-paid={status === 'PAID' || undefined}>
      <span className="sr-only">Stempel </span>
      {word}
    </p>
  )
}
