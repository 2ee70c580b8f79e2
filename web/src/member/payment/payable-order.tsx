import { formatRupiah } from '@nmw/contract/rupiah'
import type { OrderDetail } from '@nmw/contract/order'
import { PAYMENT_FAILED, readInstructions, retryPayment } from '@nmw/contract/payment'
import { useChange, useRead } from '../../lib/use-endpoint.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Columns } from '../../ui/columns.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Note } from '../../ui/note.tsx'
import { SkeletonCard } from '../../ui/skeleton-card.tsx'
import { Stack } from '../../ui/stack.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { CancelOrderButton } from '../order/cancel-order-button.tsx'
import { OrderSummary } from '../order/order-summary.tsx'
import { PaymentBill } from './payment-bill.tsx'
import { paymentProblem } from './payment-problem.ts'
import { PaymentSteps } from './payment-steps.tsx'

type PayableOrderProps = { order: OrderDetail; onChanged: () => void }

export function PayableOrder({ order, onChanged }: PayableOrderProps) {
  const input = { params: { invoice: order.invoice } }
  const instructions = useRead(readInstructions, input, { quiet: true, retry: false })
  const again = useChange(retryPayment, { refreshes: [readInstructions], quiet: true })
  const info = instructions.data
  const problem = paymentProblem(order)

  function retry() {
    again.mutate(input, { onSettled: () => void instructions.refetch() })
  }

  return (
    <Columns
      side={
        <Stack>
          <OrderSummary order={order} />
          <UiLink href={`/user/order/${order.invoice}`} className={buttonClass({ variant: 'line', block: true })}>
            Lihat Pesanan
          </UiLink>
          <CancelOrderButton invoice={order.invoice} onDone={onChanged} />
        </Stack>
      }
    >
      {info ? (
        <Stack gap={6}>
          {info.simulated ? (
            <Note tone="warning">
              <b>Mode simulasi, jangan transfer.</b> Nomor ini bukan milik bank mana pun.
            </Note>
          ) : null}
          <PaymentBill order={order} info={info} readAt={instructions.dataUpdatedAt} onEnd={onChanged} />
          <Note>
            Jumlah harus sama persis. Setelah dibayar, halaman ini berubah sendiri dalam satu menit; Anda tidak perlu
            mengirim bukti.
          </Note>
          <PaymentSteps instructions={info.payment_instruction} />
        </Stack>
      ) : instructions.isError ? (
        <ErrorState title={PAYMENT_FAILED} onRetry={retry} retrying={again.isPending || instructions.isFetching}>
          {problem ? `${problem}. ` : ''}Pesanan {order.invoice} sebesar {formatRupiah(order.summary.grandTotal)}{' '}
          tersimpan. Bank belum menjawab; coba lagi sebentar.
        </ErrorState>
      ) : (
        <SkeletonCard />
      )}
    </Columns>
  )
}
