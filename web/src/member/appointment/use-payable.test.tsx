import type { AppointmentCard } from '@nmw/contract/appointment'
import { CHECKING_PAYMENT, CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallProvider } from '../../lib/use-call.ts'
import { createToaster } from '../../ui/toaster.ts'
import { ToastContext } from '../../ui/use-toast.ts'
import { OngoingAppointment } from './ongoing-appointment.tsx'
import { payableBy } from './use-payable.ts'

const payable: AppointmentCard = {
  id: 7,
  createDate: '2026-11-18T01:00:00.000Z',
  doctorName: 'Ayu',
  doctorImage: '',
  doctorSIP: 'SIP/1',
  category: { title: 'Dokter Spesialis Kulit', className: 'skin' },
  status: { title: 'Menunggu Pembayaran', className: 'warning' },
  branch: 'Klinik NMW Menteng',
  rsvStatus: 1,
  paymentStatus: 'PENDING',
  invoice: 'INV261118000001',
  redirect_payment_gateway: '/user/order-payment/INV261118000001',
  payBefore: '2026-11-18T02:00:00.000Z',
  startAt: '2026-11-20T02:00:00.000Z',
  timezoneLabel: 'WIB',
  canCancel: true,
}
const over = Date.parse('2026-11-18T02:00:00.000Z')

const shown = (ongoing: AppointmentCard) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={() => Promise.reject(new Error('not asked for'))}>
        <ToastContext value={createToaster()}>
          <OngoingAppointment ongoing={ongoing} onCancel={() => undefined} />
        </ToastContext>
      </CallProvider>
    </QueryClientProvider>,
  )

test('use payable: until its time is over a consultation leads to pay it, and nobody looks for its money', () => {
  for (const passed of [0, over - 1]) expect(payableBy(payable, passed)).toBe(payable)
  expect(shown(payable)).toContain('href="/user/order-payment/INV261118000001"')
  expect(shown(payable)).not.toContain(CHECKING_PAYMENT_TEXT)
})

test('use payable: once its time is over it is paid no more and says that we look for her money, though it was not read again', () => {
  const late = payableBy(payable, over)
  expect(late).toMatchObject({ payBefore: null, canCancel: true, paymentStatus: 'PENDING' })
  const card = shown(late)
  expect(card).not.toContain('order-payment')
  expect(card).not.toContain('Menunggu Pembayaran')
  expect(card).toContain(CHECKING_PAYMENT)
  expect(card).toContain(CHECKING_PAYMENT_TEXT)
})

test('use payable: one that is paid, free or given back is left as it is', () => {
  const paid = { ...payable, paymentStatus: 'PAID', redirect_payment_gateway: null, payBefore: null }
  expect(payableBy(paid, over)).toBe(paid)
  for (const paymentStatus of ['PAID', null])
    expect(shown({ ...paid, paymentStatus })).not.toContain(CHECKING_PAYMENT_TEXT)
})
