import type { PageInfo } from '@nmw/contract/page'
import { formatRupiah } from '@nmw/contract/rupiah'
import type { ComponentProps, ComponentType } from 'react'
import { BoxDrawing } from '../../ui/drawing/box-drawing.tsx'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { Clip } from '../kit/clip.tsx'
import { AdminList, type OpenedRow } from '../kit/admin-list.tsx'
import { StateBadge } from '../kit/state-badge.tsx'
import type { useListSearch } from '../kit/use-list-search.ts'
import widths from '../kit/admin-columns.module.css'

type Goods = { id: string; name: string; price: number; memberPrice: number; active: boolean }
type Listed<Row> = { datas: Row[]; page: PageInfo }

type GoodsListProps<Row extends Goods> = {
  /** for example 'Produk' */
  what: string
  read: ComponentProps<typeof AdminList<Listed<Row>, Row>>['read']
  search: ReturnType<typeof useListSearch>
  /** extra columns, before and after the prices */
  own: { before: readonly DataColumn<Row>[]; after?: readonly DataColumn<Row>[] }
  Panel: ComponentType<OpenedRow<Row>>
}

/** The searchable, paged list of goods sold at the desk. */
export function GoodsList<Row extends Goods>({ what, read, search, own, Panel }: GoodsListProps<Row>) {
  const named = what.toLowerCase()
  const { text, onText, onPage } = search
  return (
    <AdminList
      what={what}
      read={read}
      rows={({ datas }) => datas}
      columns={columnsOf(what, own)}
      keyOf={({ id }) => id}
      art={<BoxDrawing />}
      search={{ label: `Cari ${named}`, placeholder: `Nama atau kode ${named}`, text, onText }}
      paged={{ info: ({ page }) => page, onPage }}
      Panel={Panel}
    />
  )
}

function columnsOf<Row extends Goods>(what: string, { before, after = [] }: GoodsListProps<Row>['own']) {
  const columns: DataColumn<Row>[] = [
    { key: 'name', header: what, fold: 'title', cell: ({ name }) => <Clip strong>{name}</Clip> },
    ...before,
    { key: 'price', className: widths.narrow, header: 'Harga', align: 'end', cell: ({ price }) => formatRupiah(price) },
    {
      key: 'member',
      className: widths.middle,
      header: 'Harga anggota',
      align: 'end',
      fold: 'hide',
      cell: ({ memberPrice }) => formatRupiah(memberPrice),
    },
    ...after,
    {
      key: 'active',
      className: widths.middle,
      header: 'Status',
      fold: 'end',
      cell: ({ active }) => <StateBadge on={active} labels={['Dijual', 'Tidak dijual']} />,
    },
  ]
  return columns
}
