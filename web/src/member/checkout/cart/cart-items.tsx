import type { CartItem, Checkout } from '@nmw/contract/checkout'
import { useState } from 'react'
import { useFocusTarget } from '../../../lib/page/use-focus-target.ts'
import { plusIcon } from '../../../ui/icon/action-icons.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { Section } from '../../../ui/list/section.tsx'
import { CartRow } from './cart-row.tsx'
import styles from './cart-items.module.css'
import { LazyOtcSheet } from './lazy-otc-sheet.tsx'
import { LeftOutRow } from './left-out-row.tsx'
import type { Cart } from './cart-of.ts'

type CartItemsProps = { checkout: Checkout; cart: Cart }

export function CartItems({ checkout, cart }: CartItemsProps) {
  const [adding, setAdding] = useState<{ times: number; open: boolean }>()
  const [moved, setMoved] = useState<CartItem>()
  const { place, follow } = useFocusTarget()
  const { items, leftOut, summary } = checkout

  // Once this is saved, the row and the pressed button are gone.
  function move(item: CartItem, quantity: number) {
    cart.put(item.id, quantity)
    setMoved(item)
    follow()
  }

  return (
    <Section
      title="Produk"
      action={<p className="small dim">Berat {summary.weightTotal.toLocaleString('id')}&nbsp;g</p>}
    >
      <div className={styles.stack}>
        <Card as="ul" rows className={styles.list} aria-label="Yang dipesan" {...place}>
          {items.map((item) => (
            <CartRow
              key={item.id}
              item={item}
              quantity={cart.quantityOf(item)}
              onChange={(quantity) => cart.put(item.id, quantity)}
              onRemove={() => move(item, 0)}
            />
          ))}
        </Card>
        {leftOut.length ? (
          <Card as="ul" rows className={styles.list} aria-label="Obat yang tidak diambil">
            {leftOut.map((item) => (
              <LeftOutRow key={item.id} item={item} onAdd={() => move(item, 1)} />
            ))}
          </Card>
        ) : null}
        <output className="sr-only">
          {moved ? `${moved.name} ${cart.quantityOf(moved) ? 'ada' : 'tidak lagi'} dalam pesanan.` : null}
        </output>
        <Button
          variant="soft"
          icon={plusIcon}
          onClick={() => setAdding((before) => ({ times: (before?.times ?? 0) + 1, open: true }))}
        >
          Tambah produk
        </Button>
      </div>
      {adding ? (
        <LazyOtcSheet
          key={adding.times}
          open={adding.open}
          branchId={checkout.branchId}
          cart={cart}
          onClose={() => setAdding({ ...adding, open: false })}
        />
      ) : null}
    </Section>
  )
}
