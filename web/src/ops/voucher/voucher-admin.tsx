import { type ClinicVoucher, listClinicVouchers } from '@nmw/contract/clinic-voucher'
import { formatDay } from '../../lib/format/format-day.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { BoxDrawing } from '../../ui/drawing/box-drawing.tsx'
import { Clip } from '../kit/clip.tsx'
import { AdminList } from '../kit/admin-list.tsx'
import { StateBadge } from '../kit/state-badge.tsx'
import { VoucherForm } from './voucher-form.tsx'
import widths from '../kit/admin-columns.module.css'

export function VoucherAdmin() {
  const vouchers = useRead(listClinicVouchers, {}, { quiet: true })
  return (
    <AdminList
      what="Voucher"
      read={vouchers}
      rows={(rows) => rows}
      columns={columns}
      keyOf={({ id }) => id}
      art={<BoxDrawing />}
      Panel={VoucherForm}
    />
  )
}

const columns: DataColumn<ClinicVoucher>[] = [
  { key: 'name', header: 'Voucher', fold: 'title', cell: ({ name }) => <Clip strong>{name}</Clip> },
  {
    key: 'days',
    className: widths.wide,
    header: 'Sampai',
    cell: ({ endsOn }) => (
      <span className="num">
        <span className={widths.heading}>Sampai </span>
        {formatDay(endsOn)}
      </span>
    ),
  },
  {
    key: 'open',
    className: widths.middle,
    header: 'Belum dipakai',
    align: 'end',
    fold: 'hide',
    cell: ({ open }) => open,
  },
  { key: 'used', className: widths.narrow, header: 'Dipakai', align: 'end', fold: 'hide', cell: ({ used }) => used },
  {
    key: 'active',
    className: widths.middle,
    header: 'Status',
    fold: 'end',
    cell: ({ active }) => <StateBadge on={active} labels={['Ditawarkan', 'Ditarik']} />,
  },
]
