import type { OrderDetail } from '@nmw/contract/order'
import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { formatRupiah } from '@nmw/contract/rupiah'
import { arrivalSentence, sentenceOf } from '../order/order-sentence.ts'
import { refundStates } from '../refund/refund-states.ts'

type Next = { text: string; href: string; label: string }

export function paymentNextStep(paidFor: OrderDetail): Next {
  const { paymentStatus, transactionType, orderStatus, invoice, consult, refund } = paidFor
  const order = { href: `/user/order/${invoice}`, label: 'Lihat Detail' }
  if (paymentStatus === 'PENDING')
    return {
      text: `${CHECKING_PAYMENT_TEXT} Jangan membayar lagi. Halaman ini berubah sendiri begitu bank mengabari kami.`,
      ...order,
    }
  if (refund && refund.state !== 'DITOLAK' && orderStatus === 'CANCEL')
    return { text: 'Dana Anda kami kembalikan. Ikuti kemajuannya pada pesanan ini.', ...order }
  if (paymentStatus === 'PAID') {
    const text = [describePaid(paidFor), ...(refund ? [describeRefund(refund)] : [])].join(' ')
    if (!consult) return { text, ...order }
    return {
      text,
      href: `/user/consult-detail/${consult.id}`,
      label: 'Lihat Janji Konsultasi',
    }
  }
  if (transactionType === 'KONSULTASI')
    return {
      text: 'Kursi Anda sudah dilepas dan tidak ada dana yang diambil. Anda dapat membuat janji baru.',
      href: '/user/consult-create',
      label: 'Buat Janji Baru',
    }
  return { text: 'Pesanan ini tidak dilanjutkan dan tidak ada dana yang diambil.', ...order }
}

function describePaid(order: OrderDetail) {
  const { consult, orderStatus } = order
  if (consult?.state === 'ahead') return `Kursi Anda sudah pasti. ${arrivalSentence(consult)}`
  if (orderStatus === 'WAITING_CONFIRM') return 'Apoteker memeriksa pesanan Anda, lalu kami siapkan.'
  return sentenceOf(order)
}

function describeRefund({ state, amount }: NonNullable<OrderDetail['refund']>) {
  const { label, text } = refundStates[state]
  return `Pengembalian dana ${formatRupiah(amount)} ${label.toLowerCase()}. ${text}`
}
