import type { Checkout } from '@nmw/contract/checkout'
import { BRAND } from '@nmw/contract/brand'
import { formatRupiah } from '@nmw/contract/rupiah'
import { unbroken } from '../../appointment/format-appointment.ts'
import styles from './price-explanation.module.css'
import { savingReason } from './saving-reason.ts'

const money = (amount: number) => unbroken(formatRupiah(amount))

const sale = (saved: string) => `Potongan harga dari klinik ${saved}.`
const savings = {
  membership: (saved: string) =>
    `Sebagai anggota aktif Anda membayar harga anggota; hemat ${saved}. Diskon tidak digabung.`,
  sale,
  both: (saved: string) =>
    `Harga anggota dan potongan harga dari klinik menghemat ${saved}. Diskon tidak digabung: tiap barang memakai yang lebih murah.`,
  nothing: sale,
}

export function PriceExplanation({ checkout }: { checkout: Checkout }) {
  const { summary, shipping } = checkout
  const kilos = Math.max(1000, summary.weightTotal).toLocaleString('id')
  const sentences = [
    summary.discount > 0 && savings[savingReason(checkout)](money(summary.discount)),
    shipping?.serviceEst
      ? `Ongkos kirim ${shipping.serviceName} dihitung dari berat paket ${kilos}\u00a0g dan jarak ke alamat Anda.`
      : shipping && 'Anda mengambil sendiri di klinik, tanpa ongkos kirim.',
    summary.insuranceFee > 0 && 'Asuransi mengganti nilai barang bila paket hilang atau rusak di jalan.',
    summary.vat > 0 && `${summary.vatLabel} sebesar ${money(summary.vat)} sudah termasuk dalam harga barang.`,
    summary.points > 0 &&
      `Anda akan mendapat ${unbroken(`${summary.points} ${BRAND.pointName}`)} setelah pesanan selesai.`,
  ].filter((sentence) => typeof sentence === 'string')
  return (
    <ul className={styles.list}>
      {sentences.map((sentence) => (
        <li key={sentence} className="small dim">
          {sentence}
        </li>
      ))}
    </ul>
  )
}
