import { pageInfoOf } from '@nmw/contract/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderPage } from './order-page.tsx'
import { History } from './payment-history.tsx'

const beyond = { datas: [], page: pageInfoOf(3, { page: 2, limit: 4 }) }
const none = { datas: [], page: pageInfoOf(0, { page: 1, limit: 4 }) }

const orders = (data: typeof beyond) =>
  renderToStaticMarkup(
    <OrderPage
      orders={{ data, isError: false, isFetching: false, refetch: () => undefined }}
      empty="Belum ada transaksi"
      hrefFor={(page) => `/user/order?status=CANCEL&page=${page}`}
    />,
  )
const history = (data: typeof beyond) => renderToStaticMarkup(<History {...data} />)

test.each([
  ['orders', orders, '/user/order?status=CANCEL&amp;page=1'],
  ['payments', history, '/user/order?slug=history-payment&amp;page=1'],
])('a page after the last one of %s leads to the first, and is not taken for none at all', (_what, shown, first) => {
  expect(shown(beyond)).toContain('Halaman ini kosong')
  expect(shown(beyond)).toContain(`href="${first}"`)
  expect(shown(none)).toContain('Belum ada transaksi')
  expect(shown(none)).not.toContain('Halaman ini kosong')
})
