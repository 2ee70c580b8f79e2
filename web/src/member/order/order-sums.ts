import type { OrderDetail } from '@nmw/contract/order'
import { formatRupiah } from '@nmw/contract/rupiah'
import type { KeyValue } from '../../ui/list/key-value-list.tsx'
import { goodsSums } from './goods-sums.ts'

const money = (key: string, amount: number) => ({ key, value: formatRupiah(amount) })

const delivery = (method: string, amount: number) => ({
  key: `Pengiriman, ${method}`,
  value: amount ? formatRupiah(amount) : 'Gratis',
})

type Order = Pick<OrderDetail, 'invoice' | 'transactionType' | 'summary' | 'shipping'>

export function orderSums(order: Order): KeyValue[] {
  const { invoice, summary, shipping } = order
  return [
    { key: 'Nomor pesanan', value: invoice },
    ...boughtSums(order),
    ...(shipping ? [delivery(shipping.shippingMethode, summary.shippingPrice)] : []),
    ...(summary.useInsurance ? [money('Asuransi', summary.insuranceFee)] : []),
    ...(summary.serviceFee > 0 ? [money('Biaya layanan', summary.serviceFee)] : []),
    { ...money('Total', summary.grandTotal), total: true },
  ]
}

function boughtSums({ transactionType, summary }: Order) {
  const { totalProduct: count, totalListPrice: listPrice, totalProductPrice: price } = summary
  if (transactionType === 'KONSULTASI') return [money('Biaya konsultasi', price)]
  return goodsSums({ count, listPrice, discount: listPrice - price, saving: 'Diskon' })
}
