import { type ClinicDoctor, listClinicDoctors } from '@nmw/contract/ops-doctor'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { ClinicDrawing } from '../clinic-drawing.tsx'
import { Clip } from '../kit/clip.tsx'
import { AdminList } from '../kit/admin-list.tsx'
import { DoctorPanel } from './doctor-panel.tsx'
import { StateBadge } from '../kit/state-badge.tsx'
import widths from '../kit/admin-columns.module.css'

export function DoctorAdmin() {
  const doctors = useRead(listClinicDoctors, {}, { quiet: true })
  return (
    <AdminList
      what="Dokter"
      read={doctors}
      rows={(rows) => rows}
      columns={columns}
      keyOf={({ id }) => String(id)}
      art={<ClinicDrawing />}
      Panel={DoctorPanel}
    />
  )
}

const columns: DataColumn<ClinicDoctor>[] = [
  {
    key: 'name',
    header: 'Dokter',
    fold: 'title',
    cell: ({ fullName }) => <Clip strong>dr. {fullName}</Clip>,
  },
  { key: 'type', className: widths.middle, header: 'Jenis', cell: ({ typeTitle }) => typeTitle },
  {
    key: 'fee',
    className: widths.narrow,
    header: 'Tarif',
    align: 'end',
    cell: ({ fee }) => (fee ? formatRupiah(fee) : 'Gratis'),
  },
  {
    key: 'branches',
    className: widths.narrow,
    header: 'Cabang',
    minor: true,
    fold: 'hide',
    cell: ({ practices }) => <span className="num">{practices.length} cabang</span>,
  },
  {
    key: 'plans',
    className: widths.middle,
    header: 'Jadwal',
    fold: 'hide',
    cell: ({ plans }) => <span className="num">{plans.length} sesi/minggu</span>,
  },
  {
    key: 'active',
    className: widths.narrow,
    header: 'Status',
    fold: 'end',
    cell: ({ active }) => <StateBadge on={active} labels={['Aktif', 'Nonaktif']} />,
  },
]
