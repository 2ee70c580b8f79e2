import type { Checkout } from '@nmw/contract/checkout'
import { formatRupiah } from '@nmw/contract/rupiah'
import type { KeyValue } from '../../../ui/list/key-value-list.tsx'
import { goodsSums } from '../../order/goods-sums.ts'
import { savingReason } from './saving-reason.ts'

const money = (key: string, amount: number): KeyValue => ({ key, value: formatRupiah(amount) })

const savings = {
  membership: 'Hemat harga anggota',
  sale: 'Diskon',
  both: 'Hemat harga anggota dan diskon',
  nothing: 'Diskon',
}

type Sums = Pick<Checkout, 'summary' | 'shipping'> & Parameters<typeof savingReason>[0]

/** As calculated by the server. */
export function checkoutSums(checkout: Sums): KeyValue[] {
  const { summary, shipping } = checkout
  return [
    ...goodsSums({
      count: summary.totalProduct,
      listPrice: summary.totalListPrice,
      discount: summary.discount,
      saving: savings[savingReason(checkout)],
    }),
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
