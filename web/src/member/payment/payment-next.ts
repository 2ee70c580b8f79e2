import type { OrderDetail } from '@nmw/contract/order'
import { comeTo, sentenceOf } from '../order/order-sentence.ts'

type Next = { words: string; href: string; label: string }

/** What happens with the patient's money or body now, and where she sees it. */
export function nextOf(paidFor: OrderDetail): Next {
  const { paymentStatus, transactionType, orderStatus, invoice, consult, refund } = paidFor
  const order = { href: `/user/order/${invoice}`, label: 'Lihat Detail' }
  if (refund && refund.state !== 'DITOLAK')
    return { words: 'Dana Anda kami kembalikan. Ikuti kemajuannya pada pesanan ini.', ...order }
  if (paymentStatus === 'PAID') {
    if (!consult)
      return orderStatus === 'WAITING_CONFIRM'
        ? { words: 'Apoteker memeriksa pesanan Anda, lalu kami siapkan.', ...order }
        : { words: sentenceOf(paidFor), ...order }
    return {
      words: consult.state === 'ahead' ? `Kursi Anda sudah pasti. ${comeTo(consult)}` : sentenceOf(paidFor),
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
