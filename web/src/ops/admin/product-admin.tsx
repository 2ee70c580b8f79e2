import { type ClinicProduct, listClinicProducts } from '@nmw/contract/ops-clinic'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useRead } from '../../lib/use-endpoint.ts'
import { BoxDrawing } from '../../ui/box-drawing.tsx'
import type { DataColumn } from '../../ui/data-table.tsx'
import { Clip } from '../kit/clip.tsx'
import { AdminList } from './admin-list.tsx'
import { ProductForm } from './product-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { useGoodsSearch } from './use-goods-search.ts'
import widths from './admin-columns.module.css'

export function ProductAdmin() {
  const { query, text, onText, onPage } = useGoodsSearch()
  const read = useRead(listClinicProducts, { query }, { quiet: true, keepPrevious: true })
  return (
    <AdminList
      what="Produk"
      read={read}
      rows={({ datas }) => datas}
      columns={columns}
      keyOf={({ id }) => id}
      art={<BoxDrawing />}
      search={{ label: 'Cari produk', placeholder: 'Nama atau kode produk', text, onText }}
      paged={{ info: ({ page }) => page, onPage }}
      Panel={ProductForm}
    />
  )
}

const columns: DataColumn<ClinicProduct>[] = [
  { key: 'name', header: 'Produk', fold: 'title', cell: ({ name }) => <Clip strong>{name}</Clip> },
  {
    key: 'category',
    className: widths.wide,
    header: 'Kategori',
    minor: true,
    fold: 'hide',
    cell: ({ category }) => category,
  },
  { key: 'price', className: widths.narrow, header: 'Harga', align: 'end', cell: ({ price }) => formatRupiah(price) },
  {
    key: 'member',
    className: widths.middle,
    header: 'Harga anggota',
    align: 'end',
    fold: 'hide',
    cell: ({ memberPrice }) => formatRupiah(memberPrice),
  },
  {
    key: 'discount',
    className: widths.narrow,
    header: 'Diskon',
    align: 'end',
    fold: 'hide',
    cell: ({ discountPercent }) => `${discountPercent}%`,
  },
  {
    key: 'active',
    className: widths.middle,
    header: 'Status',
    fold: 'end',
    cell: ({ active }) => <StateBadge on={active} words={['Dijual', 'Tidak dijual']} />,
  },
]
