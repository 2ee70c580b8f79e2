import type { Checkout } from '@nmw/contract/checkout'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useState } from 'react'
import { ActionBar } from '../../ui/nav/action-bar.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { Columns } from '../../ui/nav/columns.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { paymentPath } from '../prescription/prescription-paths.ts'
import { useRedemptionDeadline } from '../prescription/use-redemption-deadline.ts'
import { WaitingNote } from '../prescription/waiting-note.tsx'
import { CartItems } from './cart/cart-items.tsx'
import styles from './checkout-form.module.css'
import { CheckoutDestination } from './destination/checkout-destination.tsx'
import { CheckoutTotals } from './pay/checkout-totals.tsx'
import { LazyPaymentSummary } from './pay/lazy-payment-summary.tsx'
import { SaveState } from './save-state.tsx'
import { ShippingChoice } from './destination/shipping-choice.tsx'
import { shippingHint } from './destination/shipping-hint.ts'
import { cartOf } from './cart/cart-of.ts'
import { useCheckoutSaves } from './use-checkout-saves.ts'
import type { PlaceOrder } from './pay/use-place-order.ts'

type CheckoutFormProps = { id: string; checkout: Checkout; order: PlaceOrder }

export function CheckoutForm({ id, checkout, order }: CheckoutFormProps) {
  const saves = useCheckoutSaves(id)
  const cart = cartOf(checkout, saves)
  // The patient's choices here stay: the checkout is not read again at the deadline.
  const waiting = useRedemptionDeadline(checkout, () => undefined)?.waiting
  const [summary, setSummary] = useState<{ times: number; open: boolean }>()
  const [preparing, setPreparing] = useState(false)
  const { grandTotal, totalProduct } = checkout.summary
  const ready = checkout.shipping !== null && totalProduct > 0

  async function continueToSummary() {
    setPreparing(true)
    const saved = await saves.flush()
    setPreparing(false)
    order.forgetFailure()
    if (saved) setSummary((before) => ({ times: (before?.times ?? 0) + 1, open: true }))
  }

  const next = (
    <Button block disabled={!ready} busy={preparing} onClick={() => void continueToSummary()}>
      Lanjut Bayar
    </Button>
  )
  const missing = shippingHint(checkout, saves)
  const hint = missing ? <p className={`small dim ${styles.hint}`}>{missing}</p> : null

  return (
    <div className={styles.page}>
      <Columns
        side={
          <CheckoutTotals checkout={checkout} saving={saves.busy}>
            <div className={styles.wide}>
              {hint}
              {next}
            </div>
          </CheckoutTotals>
        }
      >
        <Stack gap={0}>
          <div className={styles.save}>
            {waiting ? (
              <WaitingNote invoice={waiting}>
                <UiLink href={paymentPath(waiting)} className="link">
                  Lihat Cara Bayar
                </UiLink>
              </WaitingNote>
            ) : null}
            <SaveState state={saves.state} onRetry={() => void saves.flush()} />
          </div>
          <CheckoutDestination
            destination={checkout.destination}
            onChoose={(addressId) => saves.save({ destination: { addressId } })}
          />
          <ShippingChoice
            checkout={checkout}
            wanted={saves.draft.shipping ?? undefined}
            hint={missing}
            onChange={(shipping) => saves.save({ shipping })}
          />
          <CartItems checkout={checkout} cart={cart} />
        </Stack>
      </Columns>
      <div className={styles.narrow}>
        {hint ? <div className={styles.above}>{hint}</div> : null}
        <ActionBar label={`Total, ${totalProduct} barang`} amount={formatRupiah(grandTotal)}>
          {next}
        </ActionBar>
      </div>
      {summary ? (
        <LazyPaymentSummary
          key={summary.times}
          open={summary.open}
          checkout={checkout}
          order={order}
          saves={saves}
          onClose={() => setSummary({ ...summary, open: false })}
        />
      ) : null}
    </div>
  )
}
