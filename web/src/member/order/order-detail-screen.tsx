import { readOrder } from '@nmw/contract/order'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../lib/call/call.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { BoxDrawing } from '../../ui/drawing/box-drawing.tsx'
import { printerIcon } from '../../ui/icon/action-icons.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { iconButtonClass } from '../../ui/frame/icon-button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { OrderDetailView } from './order-detail-view.tsx'
import { useOrderDeadline } from './use-order-deadline.ts'

export function OrderDetailScreen() {
  const { id = '' } = useParams({ strict: false })
  const order = useRead(readOrder, { params: { invoice: id } }, { quiet: true })
  const [shown] = useOrderDeadline(order.data ? [order.data] : [], order.refetch)
  return (
    <>
      <TopBar
        title="Detail Pesanan"
        backHref="/user/order"
        actions={
          shown ? (
            <UiLink href={`/user/invoice/${shown.invoice}`} className={iconButtonClass()} aria-label="Lihat invoice">
              <Icon path={printerIcon} />
            </UiLink>
          ) : null
        }
      />
      {content()}
    </>
  )

  function content() {
    if (shown) return <OrderDetailView order={shown} onChanged={() => void order.refetch()} />
    if (!order.isError) return <SkeletonList count={2} label="Memuat pesanan" />
    if (order.error instanceof ApiError && order.error.status === 404) return <NoOrder />
    return (
      <ErrorState title="Status Pesanan Gagal Dimuat" onRetry={() => order.refetch()} retrying={order.isFetching}>
        Pesanan Anda tidak berubah. Periksa sambungan, lalu coba lagi.
      </ErrorState>
    )
  }
}

function NoOrder() {
  return (
    <EmptyState
      art={<BoxDrawing />}
      title="Data Tidak Ditemukan"
      action={
        <UiLink href="/user/order" className={buttonClass()}>
          Lihat semua transaksi
        </UiLink>
      }
    >
      Pesanan dengan nomor ini tidak ada di akun Anda.
    </EmptyState>
  )
}
