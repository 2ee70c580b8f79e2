import type { Invoice } from '@nmw/contract/invoice'
import { formatRupiah } from '@nmw/contract/rupiah'
import styles from './invoice-items.module.css'

/** Columns if there is space; on a phone and a receipt roll the details go under the name. */
export function InvoiceItems({ items }: Pick<Invoice, 'items'>) {
  return (
    <table className={styles.items}>
      <caption className="sr-only">Barang dan layanan</caption>
      <thead>
        <tr>
          <th scope="col">Barang atau layanan</th>
          <th scope="col" className={styles.wide}>
            Jumlah
          </th>
          <th scope="col" className={styles.wide}>
            Harga
          </th>
          <th scope="col" className={styles.wide}>
            Diskon
          </th>
          <th scope="col">Subtotal</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, quantity, price, discount, subTotal }, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- one thing may stand on two lines, and lines never move
          <tr key={line}>
            <th scope="row">
              {name}
              <span className={styles.narrow}>
                {quantity} x {formatRupiah(price)}
                {discount > 0 ? <span>diskon {formatRupiah(discount)}</span> : null}
              </span>
            </th>
            <td className={styles.wide}>{quantity}</td>
            <td className={styles.wide}>{formatRupiah(price)}</td>
            <td className={styles.wide}>{discount > 0 ? formatRupiah(discount) : '-'}</td>
            <td>{formatRupiah(subTotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
