import type { OrderDetail } from '@nmw/contract/order'
import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { PARCEL_LOST, PARCEL_RETURNED, PARCEL_TROUBLED } from '@nmw/contract/shipping'
import { formatDay } from '../../lib/format/format-day.ts'
import { formatMoment } from '../../lib/format/format-moment.ts'

type Consult = NonNullable<OrderDetail['consult']>
type Facts = Pick<
  OrderDetail,
  'orderStatus' | 'paymentStatus' | 'consult' | 'shipping' | 'expiredDate' | 'checkingPayment' | 'refund'
> & { events: readonly { note: string }[] }

export function sentenceOf(order: Facts) {
  const { orderStatus, consult, expiredDate, checkingPayment } = order
  if (checkingPayment) return CHECKING_PAYMENT_TEXT
  if (orderStatus === 'WAITING_PAYMENT') return `Selesaikan pembayaran sebelum ${formatMoment(expiredDate)}.`
  if (orderStatus === 'CONSULTATION') return consult ? consultSentence(consult) : 'Sudah dibayar.'
  if (orderStatus === 'WAITING_CONFIRM') return 'Apoteker sedang memeriksa pesanan Anda.'
  if (orderStatus === 'PROCESS') return 'Pesanan Anda sedang kami siapkan.'
  if (orderStatus === 'SELF_PICKUP') return 'Pesanan Anda siap diambil. Tunjukkan kode di bawah kepada petugas.'
  if (orderStatus === 'SHIPPED') return parcelSentence(order)
  if (orderStatus === 'COMPLETED') return 'Pesanan ini sudah selesai. Terima kasih.'
  return cancelSentence(order)
}

function cancelSentence({ paymentStatus, refund }: Facts) {
  if (!refund)
    return paymentStatus === 'PAID'
      ? 'Pesanan ini dibatalkan dan dana Anda dikembalikan.'
      : 'Pesanan ini dibatalkan. Tidak ada dana yang diambil.'
  if (refund.state === 'DITRANSFER') return 'Pesanan ini dibatalkan dan dana Anda sudah kami transfer.'
  if (refund.state === 'DITOLAK') return 'Pesanan ini dibatalkan.'
  if (refund.needsBank) return 'Pesanan ini dibatalkan. Isi rekening tujuan agar dana Anda dapat kami kembalikan.'
  return refund.state === 'DISETUJUI'
    ? 'Pesanan ini dibatalkan dan dana Anda segera kami transfer.'
    : 'Pesanan ini dibatalkan. Pengembalian dana Anda sedang kami periksa.'
}

function parcelSentence({ events, shipping }: Facts) {
  const last = events.at(-1)?.note
  if (last === PARCEL_RETURNED) return 'Kurir mengembalikan paket Anda ke klinik. Kami sedang mengurusnya.'
  if (last === PARCEL_TROUBLED) return 'Kurir melaporkan kendala pengiriman paket Anda. Kami sedang mengurusnya.'
  if (last === PARCEL_LOST) return 'Kurir menyatakan paket Anda hilang atau rusak. Kami sedang mengurusnya.'
  return `Pesanan Anda dibawa kurir${shipping ? ` ${shipping.shippingMethode}` : ''}.`
}

function consultSentence(consult: Consult) {
  if (consult.state === 'ahead') return `Konsultasi Anda dibayar. ${arrivalSentence(consult)}`
  if (consult.state === 'absent') return 'Anda tercatat tidak hadir, sehingga biaya konsultasi tidak dikembalikan.'
  return consult.state === 'done' ? 'Konsultasi ini sudah selesai. Terima kasih.' : 'Konsultasi ini dibatalkan.'
}

export function arrivalSentence({ branch, date, time }: Consult) {
  return `Datanglah ke ${branch} pada ${formatDay(date)}, sekitar pukul ${time.replaceAll(' ', '\u00A0')}.`
}
