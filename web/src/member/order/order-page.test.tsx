import type { Result } from '@nmw/contract/endpoint'
import type { searchOrders } from '@nmw/contract/order'
import { pageInfoOf } from '@nmw/contract/page'
import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallProvider } from '../../lib/call/use-call.ts'
import { createToaster } from '../../ui/overlay/toaster.ts'
import { ToastContext } from '../../ui/overlay/use-toast.ts'
import { OrderPage } from './order-page.tsx'
import { History } from './payment-history.tsx'

type Found = Result<typeof searchOrders>

const beyond: Found = { datas: [], checking: [], page: pageInfoOf(3, { page: 2, limit: 4 }) }
const none: Found = { datas: [], checking: [], page: pageInfoOf(0, { page: 1, limit: 4 }) }

const orders = (data: Found) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={() => Promise.reject(new Error('not asked for'))}>
        <ToastContext value={createToaster()}>
          <OrderPage
            orders={{ data, isError: false, isFetching: false, refetch: () => undefined }}
            empty="Belum ada transaksi"
            hrefFor={(page) => `/user/order?status=CANCEL&page=${page}`}
          />
        </ToastContext>
      </CallProvider>
    </QueryClientProvider>,
  )
const history = ({ page }: Found) => renderToStaticMarkup(<History datas={[]} page={page} />)

test.each([
  ['orders', orders, '/user/order?status=CANCEL&amp;page=1'],
  ['payments', history, '/user/order?slug=history-payment&amp;page=1'],
])(
  'order: a page past the last one of %s links to the first instead of saying there are none',
  (_what, shown, first) => {
    expect(shown(beyond)).toContain('Halaman ini kosong')
    expect(shown(beyond)).toContain(`href="${first}"`)
    expect(shown(none)).toContain('Belum ada transaksi')
    expect(shown(none)).not.toContain('Halaman ini kosong')
  },
)

test('order: the list shows an order whose payment is being checked and links to it', () => {
  const late = {
    id: 1,
    invoice: 'INV261118000001',
    createDate: '2026-11-18T01:00:00Z',
    transactionType: 'MARKETPLACE',
    paymentStatus: 'PENDING',
    orderStatus: 'WAITING_PAYMENT',
    grandtotal: 50_000,
    items: [{ INAMA: 'Serum', ivdQty: 1 }],
    image: null,
    doctor_name: null,
    doctor_image: null,
    medId: null,
    rsvId: null,
    expiredDate: '2026-11-18T02:00:00Z',
    checkingPayment: true,
    paymentInformation: {
      payment_methode: 'VA_BCA',
      method: { code: 'VA_BCA', name: 'BCA Virtual Account', image: 'bank-bca.svg' },
      virtual_account_info: null,
    },
  } as const
  const checking = [{ ...late, items: [...late.items] }]
  const shown = orders({ ...none, checking })
  expect(shown).toContain(CHECKING_PAYMENT_TEXT)
  expect(shown).toContain('href="/user/order/INV261118000001"')
  expect(shown).not.toContain('Belum ada transaksi')
  expect(shown).not.toContain('order-payment')
  const second = orders({ datas: [], checking, page: pageInfoOf(0, { page: 2, limit: 4 }) })
  expect(second).toContain('Halaman ini kosong')
})
