import type { Result } from '@nmw/contract/endpoint'
import type { searchOrders } from '@nmw/contract/order'
import type { ReactNode } from 'react'
import { useFocusTarget } from '../../lib/page/use-focus-target.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { NoSuchOrders } from './no-orders.tsx'
import { OrderCard } from './order-card.tsx'
import styles from './order-page.module.css'
import { useOrderDeadline } from './use-order-deadline.ts'

type OrderPageProps = {
  orders: {
    data: Result<typeof searchOrders> | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  empty: ReactNode
  hrefFor: (page: number) => string
}

export function OrderPage(props: OrderPageProps) {
  const { place, follow } = useFocusTarget()
  const { data, refetch } = props.orders
  const datas = useOrderDeadline(data?.datas ?? [], refetch)
  const orders = { ...props.orders, data: data && { ...data, datas } }
  return (
    <div {...place} className={styles.place} role="group" aria-label="Daftar transaksi">
      <Orders {...props} orders={orders} onCancelled={follow} />
    </div>
  )
}

function Orders({ orders, empty, hrefFor, onCancelled }: OrderPageProps & { onCancelled: () => void }) {
  function read() {
    onCancelled()
    void orders.refetch()
  }

  if (!orders.data) {
    if (!orders.isError) return <SkeletonList count={3} label="Memuat transaksi" />
    return (
      <ErrorState onRetry={() => orders.refetch()} retrying={orders.isFetching}>
        Daftar transaksi tidak dapat dimuat. Transaksi Anda sendiri tidak berubah.
      </ErrorState>
    )
  }
  const { datas, page, checking } = orders.data
  const shown = page.currentPage === 1 ? [...checking, ...datas] : datas
  if (shown.length === 0) return page.totalData + checking.length > 0 ? <NoSuchOrders firstHref={hrefFor(1)} /> : empty
  return (
    <>
      <ul className={styles.list}>
        {shown.map((order) => (
          <li key={order.invoice}>
            <OrderCard order={order} onChanged={read} />
          </li>
        ))}
      </ul>
      <Pagination page={page.currentPage} totalPages={page.totalPage} hrefFor={hrefFor} />
    </>
  )
}
