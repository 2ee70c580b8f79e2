import { searchOrders } from '@nmw/contract/order'
import { useSearch } from '@tanstack/react-router'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { NothingWaiting } from './no-orders.tsx'
import { OrderPage } from './order-page.tsx'
import { waitingQuery } from './waiting-query.ts'

export function WaitingPayments() {
  const search = useSearch({ strict: false })
  const orders = useRead(searchOrders, { query: waitingQuery(search) }, { quiet: true, keepPrevious: true })
  return (
    <>
      <TopBar title="Menunggu Pembayaran" backHref="/user/order" />
      <OrderPage
        orders={orders}
        empty={<NothingWaiting />}
        hrefFor={(page) => `/user/order?slug=waiting-payment&page=${page}`}
      />
    </>
  )
}
