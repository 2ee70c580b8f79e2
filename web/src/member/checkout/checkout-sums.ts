import type { Checkout } from '@nmw/contract/checkout'
import { formatRupiah } from '@nmw/contract/rupiah'
import type { KeyValue } from '../../ui/key-value-list.tsx'

const money = (key: string, amount: number): KeyValue => ({ key, value: formatRupiah(amount) })

/** Every part of the sum, as the server worked it out. */
export function checkoutSums({ summary, shipping, activeMember }: Checkout): KeyValue[] {
  const goods = `Total barang (${summary.totalProduct.toLocaleString('id')})`
  return [
    money(goods, summary.totalListPrice),
    ...(summary.discount > 0 ? [money(activeMember ? 'Hemat harga anggota' : 'Diskon', -summary.discount)] : []),
    ...(shipping
      ? [
          {
            key: `Pengiriman, ${shipping.serviceName}`,
            value: shipping.price ? formatRupiah(shipping.price) : 'Gratis',
          },
        ]
      : []),
    ...(summary.insuranceFee > 0 ? [money('Asuransi', summary.insuranceFee)] : []),
    ...(summary.serviceFee > 0 ? [money('Biaya layanan', summary.serviceFee)] : []),
    { ...money('Total', summary.grandTotal), total: true },
  ]
}
