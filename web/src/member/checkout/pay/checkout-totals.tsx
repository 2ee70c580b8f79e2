import type { Checkout } from '@nmw/contract/checkout'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/frame/card.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import { checkoutSums } from './checkout-sums.ts'
import styles from './checkout-totals.module.css'

type CheckoutTotalsProps = { checkout: Checkout; saving: boolean; children: ReactNode }

/** Says that a change is being saved, because the total may change. */
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
