import type { OrderDetail } from '@nmw/contract/order'
import { useState } from 'react'
import { useFocusTarget } from '../../lib/page/use-focus-target.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { LazyRefundSheet } from '../refund/lazy-refund-sheet.tsx'
import { RefundCard } from './refund-card.tsx'

export function RefundBlock({ order }: { order: OrderDetail }) {
  const [addingBank, setAddingBank] = useState(false)
  const [asking, setAsking] = useState(false)
  const { place, follow } = useFocusTarget()
  const { refunds, invoice, canAskRefund } = order
  // A past visit cannot be cancelled any more.
  const ahead = order.consult?.state === 'ahead'
  const ask = ahead ? 'Ajukan Pembatalan' : 'Ajukan Pengembalian Dana'
  return (
    <>
      {refunds.length > 0 || canAskRefund ? (
        <Stack {...place} role="group" aria-label="Pengembalian dana">
          {refunds.map((refund) => (
            <RefundCard key={refund.id} refund={refund} onAddBank={() => setAddingBank(true)} />
          ))}
          {canAskRefund ? (
            <Button variant="line" block onClick={() => setAsking(true)}>
              {ask}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      <LazyRefundSheet
        invoice={invoice}
        bankOnly
        title="Rekening pengembalian dana"
        open={addingBank}
        onClose={() => setAddingBank(false)}
        onSent={follow}
      />
      <LazyRefundSheet
        invoice={invoice}
        title={ask}
        ahead={ahead}
        open={asking}
        onClose={() => setAsking(false)}
        onSent={follow}
      />
    </>
  )
}
