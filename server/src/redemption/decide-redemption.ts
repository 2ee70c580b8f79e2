import type { Sold } from '@nmw/contract/checkout'
import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { formatLongDay } from '../format-long-day.ts'

export type RedemptionFacts = {
  finished: boolean
  latest: boolean
  /** Both are days at the branch. */
  today: string
  validUntil: string
  left: number
  reserved: number
  /** Reserved ones that can still be paid. */
  payable: number
  /** `given` is the quantity already handed over at a clinic, line by line. */
  items: { name: string; must: boolean; sold: Sold; given: number; quantity: number }[]
}

/** Why it cannot be redeemed online now, as a message for the patient; null when it can. */
export function decideRedemption(facts: RedemptionFacts): string | null {
  const { items } = facts
  if (!facts.finished) return 'Kunjungan ini belum selesai, resepnya belum dapat ditebus.'
  if (!facts.latest) return 'Ada resep yang lebih baru. Hanya resep terbaru yang dapat ditebus.'
  if (facts.today > facts.validUntil) {
    return `Masa tebus berakhir pada ${formatLongDay(facts.validUntil)}, 3 bulan setelah konsultasi terakhir. Buat janji baru agar dokter memeriksa kulit Anda lagi.`
  }
  if (facts.left <= 0) {
    if (facts.payable > 0)
      return 'Penebusan terakhir sedang menunggu pembayaran. Selesaikan pembayarannya di halaman Transaksi.'
    return facts.reserved > 0
      ? CHECKING_PAYMENT_TEXT
      : 'Semua penebusan resep ini sudah dipakai. Buat janji baru bila Anda masih memerlukan obatnya.'
  }
  const open = items.filter(({ given, quantity }) => given < quantity)
  if (items.length && !open.length) return 'Semua obat pada resep ini sudah diserahkan di klinik.'
  const clinicOnly = open.find(({ must, sold }) => must && sold === 'clinic')
  if (clinicOnly) return `${clinicOnly.given ? 'Sisa ' : ''}${clinicOnly.name} hanya dapat diambil langsung di klinik.`
  // Selling the other items at the clinic would have been a redemption, and none would be left.
  const gone = items.find(({ must, sold }) => must && sold === 'gone')
  if (gone) return `${gone.name} tidak tersedia lagi. Dokter perlu memilih penggantinya.`
  if (!items.some(({ sold }) => sold === 'online')) return 'Tidak ada obat pada resep ini yang dapat ditebus.'
  return null
}
