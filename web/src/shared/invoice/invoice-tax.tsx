import type { Invoice } from '@nmw/contract/invoice'
import { formatRupiah } from '@nmw/contract/rupiah'
import styles from './invoice-tax.module.css'

/** The tax is included in the price: shown, not added. */
export function InvoiceTax({ tax: { label, gross, net, base, tax, note } }: Pick<Invoice, 'tax'>) {
  if (gross === 0) return null
  return (
    <section className={styles.tax} aria-label="Pajak">
      <p className={styles.line}>
        <span>{label} (termasuk dalam harga)</span>
        <span className="num">{formatRupiah(tax)}</span>
      </p>
      <p className={styles.note}>
        Harga jual {formatRupiah(net)}, DPP {formatRupiah(base)}
        {note ? `. ${note}.` : '.'}
      </p>
    </section>
  )
}
