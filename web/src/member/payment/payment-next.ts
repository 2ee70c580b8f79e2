import type { OrderDetail } from '@nmw/contract/order'
import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { formatRupiah } from '@nmw/contract/rupiah'
import { comeTo, sentenceOf } from '../order/order-sentence.ts'
import { refundStates } from '../refund/refund-states.ts'

type Next = { words: string; href: string; label: string }

/** What happens with the patient's money or body now, and where she sees it. */
export function nextOf(paidFor: OrderDetail): Next {
  const { paymentStatus, transactionType, orderStatus, invoice, consult, refund } = paidFor
  const order = { href: `/user/order/${invoice}`, label: 'Lihat Detail' }
  if (paymentStatus === 'PENDING')
    return {
      words: `${CHECKING_PAYMENT_TEXT} Jangan membayar lagi. Halaman ini berubah sendiri begitu bank mengabari kami.`,
      ...order,
    }
  if (refund && refund.state !== 'DITOLAK' && orderStatus === 'CANCEL')
    return { words: 'Dana Anda kami kembalikan. Ikuti kemajuannya pada pesanan ini.', ...order }
  if (paymentStatus === 'PAID') {
    const words = [paidWords(paidFor), ...(refund ? [caseWords(refund)] : [])].join(' ')
    if (!consult) return { words, ...order }
    return {
      words,
      href: `/user/consult-detail/${consult.id}`,
      label: 'Lihat Janji Konsultasi',
    }
  }
  if (transactionType === 'KONSULTASI')
    return {
      words: 'Kursi Anda sudah dilepas dan tidak ada dana yang diambil. Anda dapat membuat janji baru.',
      href: '/user/consult-create',
      label: 'Buat Janji Baru',
    }
  return { words: 'Pesanan ini tidak dilanjutkan dan tidak ada dana yang diambil.', ...order }
}

function paidWords(order: OrderDetail) {
  const { consult, orderStatus } = order
  if (consult?.state === 'ahead') return `Kursi Anda sudah pasti. ${comeTo(consult)}`
  if (orderStatus === 'WAITING_CONFIRM') return 'Apoteker memeriksa pesanan Anda, lalu kami siapkan.'
  return sentenceOf(order)
}

function caseWords({ state, amount }: NonNullable<OrderDetail['refund']>) {
  const { label, words } = refundStates[state]
  return `Pengembalian dana ${formatRupiah(amount)} ${label.toLowerCase()}. ${words}`
}
