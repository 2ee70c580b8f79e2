import { formatRupiah } from '@nmw/contract/rupiah'
import type { KeyValue } from '../../ui/list/key-value-list.tsx'

type Goods = { count: number; listPrice: number; discount: number; saving: string }

/** Shared by checkout and order, so that both show the same sums. */
export function goodsSums({ count, listPrice, discount, saving }: Goods): KeyValue[] {
  return [
    { key: `Total barang (${count.toLocaleString('id')})`, value: formatRupiah(listPrice) },
    ...(discount > 0 ? [{ key: saving, value: formatRupiah(-discount) }] : []),
  ]
}
