import type { AppointmentCard } from '@nmw/contract/appointment'
import { CHECKING_PAYMENT, CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallProvider } from '../../lib/call/use-call.ts'
import { createToaster } from '../../ui/overlay/toaster.ts'
import { ToastContext } from '../../ui/overlay/use-toast.ts'
import { OngoingAppointment } from './history/ongoing-appointment.tsx'
import { appointmentAfterDeadline } from './use-appointment-deadline.ts'

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

test('appointment: before the payment deadline it links to the payment and is not being checked', () => {
  for (const passed of [0, over - 1]) expect(appointmentAfterDeadline(payable, passed)).toBe(payable)
  expect(shown(payable)).toContain('href="/user/order-payment/INV261118000001"')
  expect(shown(payable)).not.toContain(CHECKING_PAYMENT_TEXT)
})

test('appointment: after the payment deadline it cannot be paid and says that the payment is being checked, even without a new read', () => {
  const late = appointmentAfterDeadline(payable, over)
  expect(late).toMatchObject({ payBefore: null, canCancel: true, paymentStatus: 'PENDING' })
  const card = shown(late)
  expect(card).not.toContain('order-payment')
  expect(card).not.toContain('Menunggu Pembayaran')
  expect(card).toContain(CHECKING_PAYMENT)
  expect(card).toContain(CHECKING_PAYMENT_TEXT)
})

test('appointment: a paid, free or cancelled one is not changed by the deadline', () => {
  const paid = { ...payable, paymentStatus: 'PAID', redirect_payment_gateway: null, payBefore: null }
  expect(appointmentAfterDeadline(paid, over)).toBe(paid)
  for (const paymentStatus of ['PAID', null])
    expect(shown({ ...paid, paymentStatus })).not.toContain(CHECKING_PAYMENT_TEXT)
})
