import type { OwnInvoice } from '@nmw/contract/invoice'
import type { OrderDetail } from '@nmw/contract/order'
import { formatRupiah } from '@nmw/contract/rupiah'
import type { KeyValue } from '../../ui/key-value-list.tsx'
import { goodsSums } from './goods-sums.ts'

const money = (key: string, amount: number) => ({ key, value: formatRupiah(amount) })

const delivery = (method: string, amount: number) => ({
  key: `Pengiriman, ${method}`,
  value: amount ? formatRupiah(amount) : 'Gratis',
})

type Order = Pick<OrderDetail, 'invoice' | 'transactionType' | 'summary' | 'shipping'>

/** Its invoice, which knows the price before the discount. */
type Bill = Pick<OwnInvoice, 'items'>

/** Every part of what an order costs. */
export function orderSums(order: Order, bill: Bill | undefined): KeyValue[] {
  const { invoice, summary, shipping } = order
  return [
    { key: 'Nomor pesanan', value: invoice },
    ...boughtSums(order, bill),
    ...(shipping ? [delivery(shipping.shippingMethode, summary.shippingPrice)] : []),
    ...(summary.useInsurance ? [money('Asuransi', summary.insuranceFee)] : []),
    ...(summary.serviceFee > 0 ? [money('Biaya layanan', summary.serviceFee)] : []),
    { ...money('Total', summary.grandTotal), total: true },
  ]
}

function boughtSums({ transactionType, summary }: Order, bill: Bill | undefined) {
  const { totalProduct: count, totalProductPrice: price } = summary
  if (transactionType === 'KONSULTASI') return [money('Biaya konsultasi', price)]
  // Another name than the price before the discount has.
  if (!bill) return [money(`Harga barang (${count.toLocaleString('id')})`, price)]
  const discount = bill.items.reduce((sum, item) => sum + item.discount, 0)
  return goodsSums({ count, listPrice: price + discount, discount, saving: 'Diskon' })
}
