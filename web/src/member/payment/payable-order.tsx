import { formatRupiah } from '@nmw/contract/rupiah'
import { type OrderDetail, PAYMENT_LABELS, type PaymentStatus } from '@nmw/contract/order'
import { PAYMENT_FAILED, readInstructions, retryPayment } from '@nmw/contract/payment'
import { onlineManager } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNow } from '../../lib/format/server-clock.ts'
import { useChange, useRead } from '../../lib/reads/use-endpoint.ts'
import { waitWhileOnline } from '../../lib/reads/wait-while-online.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Columns } from '../../ui/nav/columns.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { SkeletonCard } from '../../ui/state/skeleton-card.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { CancelOrderButton } from '../order/cancel-order-button.tsx'
import { OrderSummary } from '../order/order-summary.tsx'
import { accountOf } from './account-of.ts'
import { PaymentBill } from './payment-bill.tsx'
import { paymentProblem } from './payment-problem.ts'
import { PaymentResult } from './payment-result.tsx'
import { PaymentSteps } from './payment-steps.tsx'

type PayableOrderProps = { order: OrderDetail; onChanged: () => void }

export function PayableOrder({ order, onChanged }: PayableOrderProps) {
  const input = { params: { invoice: order.invoice } }
  const instructions = useRead(readInstructions, input, { quiet: true, retry: false })
  const again = useChange(retryPayment, { refreshes: [readInstructions], quiet: true })
  const info = instructions.data
  const account = info && accountOf(info)
  const problem = paymentProblem(order)
  const [endedAt, setEndedAt] = useState<string>()
  const ended = endedAt !== undefined && endedAt === account?.expired_date_utc
  const over = order.checkingPayment ? 'EXPIRED' : account && (ended ? 'EXPIRED' : endedStatus(account.status))
  const [wasPayable, setWasPayable] = useState(false)
  if (account && !over && !wasPayable) setWasPayable(true)

  function retry() {
    again.mutate(input, { onSettled: () => void instructions.refetch() })
  }

  async function end(until: string) {
    onChanged()
    // An answer corrects the clock offset of a phone whose clock is wrong.
    if (onlineManager.isOnline()) await waitWhileOnline(instructions.refetch())
    if (serverNow() >= Date.parse(until)) setEndedAt(until)
  }

  if (over) return <PaymentResult order={order} status={over} arrives={wasPayable} />
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
      {info && account ? (
        <Stack gap={6}>
          {info.simulated ? (
            <Note tone="warning">
              <b>Mode simulasi, jangan transfer.</b> Nomor ini bukan milik bank mana pun.
            </Note>
          ) : null}
          <PaymentBill
            order={order}
            info={info}
            account={account}
            readAt={instructions.dataUpdatedAt}
            onEnd={(until) => void end(until)}
          />
          <Note>
            Jumlah harus sama persis. Setelah dibayar, halaman ini berubah sendiri dalam satu menit; Anda tidak perlu
            mengirim bukti.
          </Note>
          <PaymentSteps instructions={info.payment_instruction} />
        </Stack>
      ) : info || instructions.isError ? (
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

/** The status of an account that can no longer be paid; undefined while it can. */
function endedStatus(status: string): PaymentStatus | undefined {
  if (status === 'ACTIVE' || status === 'PENDING') return undefined
  return status in PAYMENT_LABELS ? (status as PaymentStatus) : 'EXPIRED'
}
