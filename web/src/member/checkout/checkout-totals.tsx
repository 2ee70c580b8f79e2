import type { Checkout } from '@nmw/contract/checkout'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { KeyValueList } from '../../ui/key-value-list.tsx'
import { checkoutSums } from './checkout-sums.ts'
import styles from './checkout-totals.module.css'

type CheckoutTotalsProps = { checkout: Checkout; saving: boolean; children: ReactNode }

/** The sum on the page; while a change is on its way it says so, because the sum may be another one in a moment. */
export function CheckoutTotals({ checkout, saving, children }: CheckoutTotalsProps) {
  return (
    <Card as="section" padded aria-labelledby="ringkasan-belanja">
      <div className={styles.head}>
        <h2 className="h3" id="ringkasan-belanja">
          Ringkasan belanja
        </h2>
        {saving ? <p className="small dim">Menyimpan...</p> : null}
      </div>
      <div aria-busy={saving}>
        <KeyValueList items={checkoutSums(checkout)} />
      </div>
      <p className="small dim">Harga sudah termasuk PPN.</p>
      {children}
    </Card>
  )
}
