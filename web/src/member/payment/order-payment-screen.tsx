import { readOrder } from '@nmw/contract/order'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../lib/call/call.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { BoxDrawing } from '../../ui/drawing/box-drawing.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { SkeletonCard } from '../../ui/state/skeleton-card.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { PayableOrder } from './payable-order.tsx'
import { PaymentResult } from './payment-result.tsx'

/** Polls as well, in case the live stream is cut off. */
const ASK_EVERY = 15_000

export function OrderPaymentScreen() {
  const { inv = '' } = useParams({ strict: false })
  const order = useRead(readOrder, { params: { invoice: inv } }, { quiet: true, every: ASK_EVERY })
  const [waited, setWaited] = useState(false)
  if (order.data?.paymentStatus === 'PENDING' && !waited) setWaited(true)
  return (
    <>
      <TopBar title="Cara Pembayaran" backHref="/user/order" />
      {content()}
    </>
  )

  function content() {
    if (order.data) {
      return order.data.paymentStatus === 'PENDING' ? (
        <PayableOrder order={order.data} onChanged={() => void order.refetch()} />
      ) : (
        <PaymentResult order={order.data} arrives={waited} />
      )
    }
    if (!order.isError) return <SkeletonCard />
    if (order.error instanceof ApiError && order.error.status === 404) return <NoOrder />
    return (
      <ErrorState onRetry={() => order.refetch()} retrying={order.isFetching}>
        Pesanan Anda aman. Periksa sambungan, lalu coba lagi.
      </ErrorState>
    )
  }
}

function NoOrder() {
  return (
    <EmptyState
      art={<BoxDrawing />}
      title="Halaman Tidak Valid"
      action={
        <UiLink href="/user/order" className={buttonClass()}>
          Lihat Pesanan
        </UiLink>
      }
    >
      Pesanan dengan nomor ini tidak ada di akun Anda.
    </EmptyState>
  )
}
