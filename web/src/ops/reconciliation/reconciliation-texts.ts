import { formatRupiah } from '@nmw/contract/rupiah'

const reasons: Record<string, string> = {
  currency: 'Mata uangnya bukan rupiah',
  channel: 'Dibayar lewat saluran lain',
  account: 'Dibayar ke nomor rekening lain',
  'no such invoice': 'Faktur ini tidak ada',
  'no payment was asked for': 'Untuk faktur ini tidak ada pembayaran yang dibuka',
  'not understood': 'Isinya tidak dapat dibaca',
}

/** Why a payment notice matches no payment. */
export function noticeText(note: string | null) {
  const [, paid, asked] = /^amount (\d+|null) instead of (\d+)$/.exec(note ?? '') ?? []
  if (!paid) return reasons[note ?? ''] ?? note ?? 'Tidak cocok'
  const should = formatRupiah(Number(asked))
  return paid === 'null'
    ? `Tanpa jumlah, seharusnya ${should}`
    : `Dibayar ${formatRupiah(Number(paid))}, seharusnya ${should}`
}
