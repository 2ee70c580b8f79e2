import type { OrderDetail } from '@nmw/contract/order'
import { CHECKING_PAYMENT_TEXT, readInstructions } from '@nmw/contract/payment'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallProvider } from '../../lib/call/use-call.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { createToaster } from '../../ui/overlay/toaster.ts'
import { ToastContext } from '../../ui/overlay/use-toast.ts'
import { PayableOrder } from './payable-order.tsx'

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const expired_date_utc = `${tomorrow}T16:30:00.000Z`
const order = {
  invoice: 'INV1',
  transactionType: 'MARKETPLACE',
  orderStatus: 'WAITING_PAYMENT',
  paymentStatus: 'PENDING',
  paymentInformation: {
    payment_methode: 'VIRTUAL_ACCOUNT_BCA',
    method: { code: 'VIRTUAL_ACCOUNT_BCA', name: 'BCA', image: 'bca.svg' },
    virtual_account_info: null,
  },
  items: [],
  summary: {
    totalProduct: 0,
    totalProductPrice: 0,
    totalWeight: 0,
    shippingPrice: 0,
    insuranceFee: 0,
    serviceFee: 0,
    grandTotal: 155_000,
    useInsurance: false,
  },
  shipping: null,
  consult: null,
  docter: null,
  refund: null,
  paidAt: null,
} as unknown as OrderDetail

const shown = (status: string) =>
  rendered({ virtual_account_info: { virtual_account_number: '7000123456', status, expired_date_utc } })

function rendered(account: object, shownOrder = order) {
  const client = new QueryClient()
  const info = {
    order: { invoice_number: 'INV1', amount: 155_000 },
    ...account,
    simulated: false,
    hosted_page_url: null,
    payment_instruction: [],
  }
  client.setQueryData(readKey(readInstructions, { params: { invoice: 'INV1' } }), info)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <CallProvider value={() => Promise.reject(new Error('not asked for'))}>
        <ToastContext value={createToaster()}>
          <PayableOrder order={shownOrder} onChanged={() => undefined} />
        </ToastContext>
      </CallProvider>
    </QueryClientProvider>,
  )
}

test.each(['ACTIVE', 'PENDING'])('payment: the account number is shown while the account is %s', (status) => {
  expect(shown(status)).toContain('7000 1234 56')
})

test('payment: the account number and deadline are also shown from their other names', () => {
  const other = { virtual_account_number: '7000123456', status: 'ACTIVE', expiredDate: expired_date_utc }
  const page = rendered({ virtualAccountData: other })
  expect(page).toContain('7000 1234 56')
  expect(page).toContain('23.30\u00A0WIB')
})

test.each([
  ['EXPIRED', 'Pembayaran Kadaluarsa'],
  ['PAID', 'Pembayaran Berhasil'],
  ['FAILED', 'Pembayaran Gagal'],
  ['GONE', 'Pembayaran Kadaluarsa'],
])('payment: an account that is %s says so and cannot be paid, even before its order changes', (status, text) => {
  const page = shown(status)
  expect(page).not.toContain('7000')
  expect(page).not.toContain('Salin')
  expect(page).toContain(text)
  expect(page).toContain('Lihat Pesanan')
})

test('payment: an order past its deadline says that the payment is being checked, even while its account is active', () => {
  const account = { virtual_account_number: '7000123456', status: 'ACTIVE', expired_date_utc }
  const page = rendered({ virtual_account_info: account }, { ...order, checkingPayment: true })
  expect(page).toContain(CHECKING_PAYMENT_TEXT)
  for (const text of ['7000', 'Salin', 'Bayar sebelum', 'Coba lagi']) expect(page).not.toContain(text)
})
