import { formatRupiah } from '@nmw/contract/rupiah'
import type { KeyValue } from '../../ui/key-value-list.tsx'

type Goods = { count: number; listPrice: number; discount: number; saving: string }

/** What goods cost and what is taken off: said alike before they are ordered and after. */
export function goodsSums({ count, listPrice, discount, saving }: Goods): KeyValue[] {
  return [
    { key: `Total barang (${count.toLocaleString('id')})`, value: formatRupiah(listPrice) },
    ...(discount > 0 ? [{ key: saving, value: formatRupiah(-discount) }] : []),
  ]
}
