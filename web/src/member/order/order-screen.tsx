import { useSearch } from '@tanstack/react-router'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { OrderList } from './order-list.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { WaitingPayments } from './waiting-payments.tsx'

const titles: Record<string, string> = {
  'history-payment': 'Riwayat Pembayaran',
  'waiting-payment': 'Menunggu Pembayaran',
}

export function OrderScreen() {
  const { slug = '' } = useSearch({ strict: false })
  usePageTitle(titles[slug] ?? 'Transaksi')
  if (slug === 'history-payment') return <PaymentHistory />
  if (slug === 'waiting-payment') return <WaitingPayments />
  return <OrderList />
}
