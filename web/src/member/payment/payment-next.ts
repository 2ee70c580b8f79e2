import type { OrderDetail } from '@nmw/contract/order'

type Next = { words: string; href: string; label: string }

/** What happens with the patient's money or body now, and where she sees it. */
export function nextOf({ paymentStatus, transactionType, invoice, consult, refund }: OrderDetail): Next {
  const order = { href: `/user/order/${invoice}`, label: 'Lihat Detail' }
  if (refund) return { words: 'Dana Anda kami kembalikan. Ikuti kemajuannya pada pesanan ini.', ...order }
  if (paymentStatus === 'PAID') {
    if (!consult) return { words: 'Apoteker memeriksa pesanan Anda, lalu kami siapkan.', ...order }
    return {
      words: `Kursi Anda sudah pasti. Datanglah ke ${consult.branch} sekitar pukul ${consult.time}.`,
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
