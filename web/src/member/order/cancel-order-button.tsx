import { readCheckout } from '@nmw/contract/checkout'
import { cancelOrder, ORDER_CANCELLED, searchOrders } from '@nmw/contract/order'
import { listPrescriptions, readPrescription } from '@nmw/contract/prescription'
import { useState } from 'react'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { seatEndpoints } from './seat-endpoints.ts'

/** Cancelling releases a seat or a redemption of a prescription. */
const refreshes = [searchOrders, ...seatEndpoints, listPrescriptions, readPrescription, readCheckout]

type CancelOrderButtonProps = { invoice: string; small?: boolean; onDone: () => void }

export function CancelOrderButton({ invoice, small = false, onDone }: CancelOrderButtonProps) {
  const cancel = useChange(cancelOrder, { refreshes })
  const toast = useToast()
  const [asking, setAsking] = useState(false)

  async function confirm() {
    try {
      await cancel.mutateAsync({ params: { invoice } })
      toast.success(ORDER_CANCELLED)
    } catch {
      // Shown by the shared error handler; the order may have been paid in the meantime, so it is read again.
    }
    setAsking(false)
    onDone()
  }

  return (
    <>
      <Button variant={small ? 'quiet' : 'danger'} small={small} block={!small} onClick={() => setAsking(true)}>
        Batalkan
      </Button>
      <LazyConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title="Batalkan pesanan ini?"
        description={`Pesanan ${invoice} tidak dapat dibayar lagi, dan kursi atau barang yang ditahan dilepas.`}
        confirmLabel="Ya, batalkan"
        danger
        busy={cancel.isPending}
      />
    </>
  )
}
