import { receiveOrder, searchOrders } from '@nmw/contract/order'
import { listPointHistory, readMembership } from '@nmw/contract/point'
import { useState } from 'react'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'

export function ReceiveOrderButton({ invoice, onDone }: { invoice: string; onDone: () => void }) {
  const receive = useChange(receiveOrder, { refreshes: [searchOrders, readMembership, listPointHistory] })
  const toast = useToast()
  const [asking, setAsking] = useState(false)

  async function confirm() {
    try {
      await receive.mutateAsync({ params: { invoice } })
      toast.success(receiveOrder.success)
    } catch {
      // shown by the shared error handler
    }
    setAsking(false)
    onDone()
  }

  return (
    <>
      <Button block onClick={() => setAsking(true)}>
        Pesanan Diterima
      </Button>
      <LazyConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title="Paket sudah Anda terima?"
        description="Pesanan selesai dan poin Anda dicatat. Pengembalian dana dapat diajukan sampai besok."
        confirmLabel="Ya, sudah diterima"
        cancelLabel="Belum"
        busy={receive.isPending}
      />
    </>
  )
}
