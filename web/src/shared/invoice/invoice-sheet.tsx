import { BRAND } from '@nmw/contract/brand'
import type { Invoice } from '@nmw/contract/invoice'
import { INVOICE_STAMPS, INVOICE_STATUS_LABELS, describeRedeemedPrescription } from '@nmw/contract/invoice-labels'
import { invoiceSums } from '@nmw/contract/invoice-sums'
import { formatRupiah } from '@nmw/contract/rupiah'
import { dayIn } from '@nmw/contract/zone'
import type { ReactNode } from 'react'
import { BrandMark } from '../../ui/frame/brand-mark.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { KeyValueList, type KeyValue } from '../../ui/list/key-value-list.tsx'
import { coinsIcon } from '../../ui/icon/thing-icons.ts'
import { formatDay } from '../../lib/format/format-day.ts'
import { formatTime } from '../../lib/format/format-moment.ts'
import { InvoiceItems } from './invoice-items.tsx'
import styles from './invoice-sheet.module.css'
import { InvoiceStamp } from './invoice-stamp.tsx'
import { InvoiceTax } from './invoice-tax.tsx'
import type { Paper } from './use-print.ts'
import { useRollLength } from './use-roll-length.ts'

export type InvoiceSheetProps = {
  invoice: Invoice
  /** The print format; A4 by default. */
  paper: Paper | undefined
  /** Buyer details that the public link must not show. */
  facts?: readonly KeyValue[]
  /** Footer, for example a QR code that leads to the public receipt. */
  foot?: ReactNode
}

/** The invoice for screens, A4 and receipt printers. */
export function InvoiceSheet({ invoice, paper, facts = [], foot }: InvoiceSheetProps) {
  const sheet = useRollLength(paper)
  const { header, branch, paymentStatus, resep, point, edited } = invoice
  const word = INVOICE_STATUS_LABELS[paymentStatus]
  const day = formatDay(dayIn(branch.zone, new Date(header.date)))
  return (
    <article ref={sheet} className={styles.sheet} data-paper={paper} aria-label={`Invoice ${header.noInvoice}`}>
      <header className={styles.head}>
        <div>
          <BrandMark />
          <p className="small strong">{branch.name}</p>
          <p className={`small dim ${styles.address}`}>{branch.address}</p>
        </div>
        <p className={styles.kind}>Invoice</p>
      </header>
      <section className={styles.total} aria-label="Total">
        <div>
          <p className="small dim">Total</p>
          <p className={styles.amount}>{formatRupiah(header.grandTotal)}</p>
          {word === INVOICE_STAMPS[paymentStatus] ? null : (
            <p className={styles.word} data-state={paymentStatus}>
              {word}
            </p>
          )}
        </div>
        <InvoiceStamp status={paymentStatus} />
      </section>
      <KeyValueList
        look="facts"
        className={styles.facts}
        items={[
          { key: 'Tanggal', value: `${day}, ${formatTime(header.date, branch.zone)}` },
          { key: 'No. invoice', value: <span className="num">{header.noInvoice}</span> },
          { key: 'No. pelanggan', value: <span className="num">{header.patientId}</span> },
          { key: 'Pembeli', value: invoice.name },
          ...facts,
          ...(resep ? [{ key: 'Resep', value: describeRedeemedPrescription(resep) }] : []),
          ...(edited ? [{ key: 'Catatan', value: 'Diubah setelah diterbitkan' }] : []),
        ]}
      />
      <InvoiceItems items={invoice.items} />
      <KeyValueList
        className={styles.sums}
        items={invoiceSums(invoice).map(({ name, value, strong }) => ({
          key: name,
          value: formatRupiah(value),
          total: strong,
        }))}
      />
      <InvoiceTax tax={invoice.tax} />
      {point > 0 ? (
        <p className={styles.points}>
          <Icon path={coinsIcon} size={20} />
          <span>{BRAND.pointName}</span>
          <strong>+{point.toLocaleString('id')}</strong>
        </p>
      ) : null}
      {foot ? <div className={styles.foot}>{foot}</div> : null}
      <footer className={styles.thanks}>
        <p>Terima kasih telah mempercayakan perawatan Anda kepada {BRAND.name}.</p>
        <p>{BRAND.email}</p>
      </footer>
    </article>
  )
}
