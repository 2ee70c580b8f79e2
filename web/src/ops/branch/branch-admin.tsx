import { type ClinicBranch, listClinicBranches } from '@nmw/contract/ops-clinic'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { ClinicDrawing } from '../clinic-drawing.tsx'
import { Clip } from '../kit/clip.tsx'
import { AdminList } from '../kit/admin-list.tsx'
import { BranchForm } from './branch-form.tsx'
import { StateBadge } from '../kit/state-badge.tsx'
import widths from '../kit/admin-columns.module.css'

export function BranchAdmin() {
  const branches = useRead(listClinicBranches, {}, { quiet: true })
  return (
    <AdminList
      what="Cabang"
      read={branches}
      rows={(rows) => rows}
      columns={columns}
      keyOf={({ id }) => String(id)}
      art={<ClinicDrawing />}
      Panel={BranchForm}
    />
  )
}

const columns: DataColumn<ClinicBranch>[] = [
  { key: 'name', header: 'Cabang', fold: 'title', cell: ({ name }) => <Clip strong>{name}</Clip> },
  {
    key: 'week',
    className: widths.middle,
    header: 'Senin-Jumat',
    cell: ({ weekdayHours }) => (
      <span className="num">
        <span className={widths.heading}>Senin-Jumat </span>
        {weekdayHours ?? 'Tutup'}
      </span>
    ),
  },
  {
    key: 'end',
    className: widths.middle,
    header: 'Akhir pekan',
    fold: 'hide',
    cell: ({ weekendHours }) => <span className="num">{weekendHours ?? 'Tutup'}</span>,
  },
  {
    key: 'phone',
    className: widths.wide,
    header: 'Telepon',
    minor: true,
    fold: 'hide',
    cell: ({ telephone }) => telephone ?? 'Tidak ada',
  },
  {
    key: 'active',
    className: widths.narrow,
    header: 'Status',
    fold: 'end',
    cell: ({ active }) => <StateBadge on={active} labels={['Aktif', 'Nonaktif']} />,
  },
]
