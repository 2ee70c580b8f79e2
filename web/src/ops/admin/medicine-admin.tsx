import { type ClinicMedicine, listClinicMedicines } from '@nmw/contract/ops-clinic'
import { MEDICINE_CLASS_LABELS } from '@nmw/contract/ops-medicine'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useRead } from '../../lib/use-endpoint.ts'
import { BoxDrawing } from '../../ui/box-drawing.tsx'
import type { DataColumn } from '../../ui/data-table.tsx'
import { Clip } from '../kit/clip.tsx'
import { AdminList } from './admin-list.tsx'
import { MedicineForm } from './medicine-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { useGoodsSearch } from './use-goods-search.ts'
import widths from './admin-columns.module.css'

export function MedicineAdmin() {
  const { query, text, onText, onPage } = useGoodsSearch()
  const read = useRead(listClinicMedicines, { query }, { quiet: true, keepPrevious: true })
  return (
    <AdminList
      what="Obat"
      read={read}
      rows={({ datas }) => datas}
      columns={columns}
      keyOf={({ id }) => id}
      art={<BoxDrawing />}
      search={{ label: 'Cari obat', placeholder: 'Nama atau kode obat', text, onText }}
      paged={{ info: ({ page }) => page, onPage }}
      Panel={MedicineForm}
    />
  )
}

const columns: DataColumn<ClinicMedicine>[] = [
  { key: 'name', header: 'Obat', fold: 'title', cell: ({ name }) => <Clip strong>{name}</Clip> },
  {
    key: 'class',
    className: widths.middle,
    header: 'Golongan',
    cell: ({ class: kind }) => MEDICINE_CLASS_LABELS[kind] ?? kind,
  },
  {
    key: 'prescribed',
    className: widths.middle,
    header: 'Penjualan',
    minor: true,
    fold: 'hide',
    cell: ({ needsPrescription }) => (needsPrescription ? 'Dengan resep' : 'Tanpa resep'),
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
    key: 'active',
    className: widths.middle,
    header: 'Status',
    fold: 'end',
    cell: ({ active }) => <StateBadge on={active} words={['Dijual', 'Tidak dijual']} />,
  },
]
