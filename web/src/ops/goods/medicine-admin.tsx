import { type ClinicMedicine, listClinicMedicines } from '@nmw/contract/ops-clinic'
import { MEDICINE_CLASS_LABELS } from '@nmw/contract/ops-medicine'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { GoodsList } from './goods-list.tsx'
import { MedicineForm } from './medicine-form.tsx'
import { useListSearch } from '../kit/use-list-search.ts'
import widths from '../kit/admin-columns.module.css'

export function MedicineAdmin() {
  const search = useListSearch()
  const read = useRead(listClinicMedicines, { query: search.query }, { quiet: true, keepPrevious: true })
  return <GoodsList what="Obat" read={read} search={search} own={{ before }} Panel={MedicineForm} />
}

const before: DataColumn<ClinicMedicine>[] = [
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
]
