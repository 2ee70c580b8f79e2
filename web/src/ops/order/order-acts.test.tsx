import type { DispensaryOrderDetail } from '@nmw/contract/ops-order'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallProvider } from '../../lib/call/use-call.ts'
import { createToaster } from '../../ui/overlay/toaster.ts'
import { ToastContext } from '../../ui/overlay/use-toast.ts'
import { OrderActs } from './order-acts.tsx'

const packed: DispensaryOrderDetail = {
  invoice: 'INV261117000001',
  state: 'PROCESS',
  patientName: 'Siti',
  items: [],
  total: 1000,
  shippingName: 'JNE Reguler',
  pickup: false,
  prescribed: false,
  paidAt: null,
  packedAt: null,
  airwayBill: null,
  parcel: null,
  branch: { name: 'Menteng', address: 'Jl. Melati No. 5' },
  phone: null,
  weight: 100,
  lines: [],
  sums: { goods: 1000, shipping: 0, insurance: 0, service: 0 },
  recipient: null,
  endings: [],
  billTyped: false,
  shipping: null,
  prescription: null,
  events: [],
}

function buttonsOf(order: Partial<DispensaryOrderDetail>) {
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={() => Promise.reject(new Error('not asked for'))}>
        <ToastContext value={createToaster()}>
          <OrderActs order={{ ...packed, ...order }} />
        </ToastContext>
      </CallProvider>
    </QueryClientProvider>,
  )
  return Array.from(page.matchAll(/<button.*?<\/button>/gs), ([button]) => button.replaceAll(/<[^>]*>/g, ''))
}

test.each([
  [null, ['Panggil kurir']],
  ['requested', ['Periksa lagi']],
  ['processed', []],
  ['cancelled', ['Panggil kurir lagi']],
] as const)('order: for a parcel that is %s the buttons are %j', (parcel, buttons) => {
  const others = ['Tandai sudah dikemas', 'Serahkan ke kurir', 'Batalkan pesanan']
  expect(buttonsOf({ parcel }).filter((one) => !others.includes(one))).toEqual(buttons)
})

test.each([
  [[], []],
  [['kembali'], ['Akhiri dan kembalikan dana']],
  [['kembali', 'hilang'], ['Paket tidak sampai']],
] as const)('order: a parcel with the endings %j has the buttons %j', (endings, buttons) => {
  const parcel = endings.length === 1 ? 'returned' : 'shipped'
  expect(buttonsOf({ state: 'SHIPPED', airwayBill: 'SIM1', parcel, endings: [...endings] })).toEqual(buttons)
})

test.each([
  ['WAITING_CONFIRM', false],
  ['PROCESS', true],
  ['SELF_PICKUP', true],
  ['SHIPPED', false],
  ['COMPLETED', false],
  ['CANCEL', false],
] as const)('order: an order that is %s can be stopped: %s', (state, may) => {
  expect(buttonsOf({ state }).includes('Batalkan pesanan')).toBe(may)
})

test.each([true, false])('order: an airway bill can be corrected only if it was typed: %s', (billTyped) => {
  const buttons = buttonsOf({ state: 'SHIPPED', airwayBill: 'JNE1', billTyped })
  expect(buttons.includes('Perbaiki resi')).toBe(billTyped)
})
