import { searchOrders } from '@nmw/contract/order'
import { useSearch } from '@tanstack/react-router'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { isFiltered, orderQuery } from './order-filter.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderShortcuts } from './order-shortcuts.tsx'
import { OrderPage } from './order-page.tsx'
import { NoOrders, NothingFound } from './no-orders.tsx'

export function OrderList() {
  const search = useSearch({ strict: false })
  const orders = useRead(searchOrders, { query: orderQuery(search) }, { quiet: true, keepPrevious: true })
  return (
    <>
      <TopBar title="Transaksi" actions={<OrderShortcuts />} />
      <OrderFilters />
      <OrderPage
        orders={orders}
        empty={isFiltered(search) ? <NothingFound /> : <NoOrders />}
        hrefFor={(page) => `/user/order?${new URLSearchParams({ ...defined(search), page: String(page) })}`}
      />
    </>
  )
}

function defined(search: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
