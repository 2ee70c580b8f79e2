import type { Checkout } from '@nmw/contract/checkout'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useRef, useState } from 'react'
import { spacedNumber } from '@nmw/contract/spaced-number'
import { Button } from '../../../ui/frame/button.tsx'
import { FormError } from '../../../ui/frame/form-error.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { focusPaymentMethod, PaymentMethodChoice } from '../../appointment/pay/payment-method-choice.tsx'
import { itemName } from '../../prescription/prescription-texts.ts'
import { AddressLines } from '../destination/checkout-destination.tsx'
import { checkoutSums } from './checkout-sums.ts'
import styles from './payment-summary.module.css'
import { PriceExplanation } from './price-explanation.tsx'
import { SaveState } from '../save-state.tsx'
import type { CheckoutSaves } from '../use-checkout-saves.ts'
import type { PlaceOrder } from './use-place-order.ts'

export type PaymentSummaryProps = {
  open: boolean
  checkout: Checkout
  order: PlaceOrder
  saves: CheckoutSaves
  onClose: () => void
}

export function PaymentSummary({ open, checkout, order, saves, onClose }: PaymentSummaryProps) {
  const { place, busy, failure } = order
  const [method, setMethod] = useState(checkout.payment.methode ?? undefined)
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const { customer, destination, shipping, items, summary, pickup } = checkout

  function choose(code: string) {
    setMethod(code)
    saves.save({ payment: { methode: code } })
  }

  async function pay() {
    setMissing(!method)
    if (!method) return focusPaymentMethod(form.current)
    if (await saves.flush()) await place(checkout)
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Ringkasan Pembayaran"
      fixed
      locked={busy}
      foot={
        <div className={styles.foot}>
          <p className={styles.total}>
            <span className="small dim">Total</span>
            <span className={styles.amount}>{formatRupiah(summary.grandTotal)}</span>
          </p>
          <Button busy={busy || saves.busy} disabled={saves.state.kind === 'failed'} onClick={() => void pay()}>
            Bayar
          </Button>
        </div>
      }
    >
      <div ref={form} className={styles.parts}>
        <FormError message={failure?.message} details={failure?.details} />
        <SaveState state={saves.state} onRetry={() => void saves.flush()} />
        <section aria-labelledby="ringkasan-pasien">
          <h3 className="h3" id="ringkasan-pasien">
            Pasien
          </h3>
          <p className="small strong">{customer.fullName}</p>
          {customer.phone ? <p className="small dim num">{spacedNumber(customer.phone)}</p> : null}
        </section>
        <section aria-labelledby="ringkasan-alamat">
          <h3 className="h3" id="ringkasan-alamat">
            {shipping?.serviceEst === null ? 'Diambil di' : 'Dikirim ke'}
          </h3>
          {shipping?.serviceEst === null && pickup ? (
            <>
              <p className="small strong">{pickup.name}</p>
              <p className="small dim">{pickup.address}</p>
            </>
          ) : destination ? (
            <AddressLines destination={destination} />
          ) : null}
        </section>
        <section aria-labelledby="ringkasan-produk">
          <h3 className="h3" id="ringkasan-produk">
            Produk
          </h3>
          <ul className={styles.products}>
            {items.map((item) => (
              <li key={item.id} className="small">
                <span>
                  {itemName(item.name)} <span className="dim">x&nbsp;{item.quantity.value}</span>
                </span>
                <span className="num strong">{formatRupiah(item.summary.subTotal)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="ringkasan-harga">
          <h3 className="h3" id="ringkasan-harga">
            Rincian harga
          </h3>
          <KeyValueList items={checkoutSums(checkout)} />
        </section>
        <section aria-labelledby="metode-pembayaran">
          <h3 className={`h3 ${styles.method}`} id="metode-pembayaran">
            Metode pembayaran
          </h3>
          <PaymentMethodChoice value={method} missing={missing} onChange={choose} />
        </section>
        <PriceExplanation checkout={checkout} />
      </div>
    </Sheet>
  )
}
