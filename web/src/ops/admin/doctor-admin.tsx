import { type ClinicDoctor, listClinicDoctors } from '@nmw/contract/ops-doctor'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useState } from 'react'
import { useRead } from '../../lib/use-endpoint.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable, type DataColumn } from '../../ui/data-table.tsx'
import { PanelLayout } from '../../ui/panel-layout.tsx'
import { blockedIcon, checkIcon } from '../../ui/state-icons.ts'
import { LiveList } from '../kit/live-list.tsx'
import { DoctorPanel } from './doctor-panel.tsx'

export function DoctorAdmin() {
  const doctors = useRead(listClinicDoctors, {}, { quiet: true })
  const [opened, setOpened] = useState<number>()
  const doctor = doctors.data?.find(({ id }) => id === opened)
  return (
    <PanelLayout
      panel={doctor ? <DoctorPanel key={doctor.id} doctor={doctor} onClose={() => setOpened(undefined)} /> : null}
    >
      <LiveList read={doctors} failed="Daftar dokter gagal dimuat">
        {(rows) => (
          <DataTable
            caption="Dokter"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            selectedKey={opened === undefined ? undefined : String(opened)}
            onOpen={({ id }) => setOpened(id)}
          />
        )}
      </LiveList>
    </PanelLayout>
  )
}

const columns: DataColumn<ClinicDoctor>[] = [
  {
    key: 'name',
    header: 'Dokter',
    fold: 'title',
    cell: ({ fullName }) => <span className="clip strong">dr. {fullName}</span>,
  },
  { key: 'type', header: 'Jenis', cell: ({ typeTitle }) => typeTitle },
  { key: 'fee', header: 'Tarif', align: 'end', cell: ({ fee }) => (fee ? formatRupiah(fee) : 'Gratis') },
  {
    key: 'branches',
    header: 'Cabang',
    minor: true,
    fold: 'hide',
    cell: ({ practices }) => <span className="num">{practices.length} cabang</span>,
  },
  {
    key: 'plans',
    header: 'Jadwal',
    fold: 'hide',
    cell: ({ plans }) => <span className="num">{plans.length} sesi/minggu</span>,
  },
  {
    key: 'active',
    header: 'Status',
    fold: 'end',
    cell: ({ active }) => (
      <Badge tone={active ? 'success' : 'plain'} icon={active ? checkIcon : blockedIcon}>
        {active ? 'Aktif' : 'Nonaktif'}
      </Badge>
    ),
  },
]
