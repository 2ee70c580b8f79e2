import { type ClinicProduct, listClinicProducts } from '@nmw/contract/ops-clinic'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { GoodsList } from './goods-list.tsx'
import { ProductForm } from './product-form.tsx'
import { useListSearch } from '../kit/use-list-search.ts'
import widths from '../kit/admin-columns.module.css'

export function ProductAdmin() {
  const search = useListSearch()
  const read = useRead(listClinicProducts, { query: search.query }, { quiet: true, keepPrevious: true })
  return <GoodsList what="Produk" read={read} search={search} own={own} Panel={ProductForm} />
}

const own: Record<'before' | 'after', DataColumn<ClinicProduct>[]> = {
  before: [
    {
      key: 'category',
      className: widths.wide,
      header: 'Kategori',
      minor: true,
      fold: 'hide',
      cell: ({ category }) => category,
    },
  ],
  after: [
    {
      key: 'discount',
      className: widths.narrow,
      header: 'Diskon',
      align: 'end',
      fold: 'hide',
      cell: ({ discountPercent }) => `${discountPercent}%`,
    },
  ],
}
