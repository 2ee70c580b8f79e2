import { changeVoucher, changeVoucherOption, type ClinicVoucher, listClinicVouchers } from '@nmw/contract/ops-clinic'
import { useState } from 'react'
import { formatDay } from '../../lib/format-day.ts'
import { useCall } from '../../lib/use-call.ts'
import { useRead } from '../../lib/use-endpoint.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { DataTable, type DataColumn } from '../../ui/data-table.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PanelLayout } from '../../ui/panel-layout.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Stack } from '../../ui/stack.tsx'
import { blockedIcon, checkIcon } from '../../ui/state-icons.ts'
import { TextField } from '../../ui/text-field.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'

export function VoucherAdmin() {
  const vouchers = useRead(listClinicVouchers, {}, { quiet: true })
  const [opened, setOpened] = useState<string>()
  const voucher = vouchers.data?.find(({ id }) => id === opened)
  return (
    <PanelLayout
      panel={voucher ? <VoucherPanel key={voucher.id} voucher={voucher} onClose={() => setOpened(undefined)} /> : null}
    >
      <LiveList read={vouchers} failed="Voucher gagal dimuat">
        {(rows) => (
          <DataTable
            caption="Voucher"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            selectedKey={opened}
            onOpen={({ id }) => setOpened(id)}
          />
        )}
      </LiveList>
    </PanelLayout>
  )
}

const columns: DataColumn<ClinicVoucher>[] = [
  { key: 'name', header: 'Voucher', fold: 'title', cell: ({ name }) => <span className="clip strong">{name}</span> },
  { key: 'days', header: 'Sampai', cell: ({ endsOn }) => <span className="num">{formatDay(endsOn)}</span> },
  { key: 'open', header: 'Belum dipakai', align: 'end', fold: 'hide', cell: ({ open }) => open },
  { key: 'used', header: 'Dipakai', align: 'end', fold: 'hide', cell: ({ used }) => used },
  {
    key: 'active',
    header: 'Status',
    fold: 'end',
    cell: ({ active }) => (
      <Badge tone={active ? 'success' : 'plain'} icon={active ? checkIcon : blockedIcon}>
        {active ? 'Ditawarkan' : 'Ditarik'}
      </Badge>
    ),
  },
]

function VoucherPanel({ voucher, onClose }: { voucher: ClinicVoucher; onClose: () => void }) {
  const call = useCall()
  const { startsOn, endsOn, active } = voucher
  const form = useSavedForm({ startsOn, endsOn, active })
  return (
    <SidePanel title={voucher.name} onClose={onClose}>
      <Stack gap={6}>
        <form
          method="post"
          noValidate
          onSubmit={(event) =>
            void form.save(event, async (check) => {
              const body = check(changeVoucher.body, form.values)
              await call(changeVoucher, { params: { id: voucher.id }, body })
              return changeVoucher.success
            })
          }
        >
          <Stack>
            <FormError message={form.failure} />
            <TextField label="Ditawarkan mulai" type="date" required {...form.text('startsOn')} />
            <TextField label="Hari terakhir" type="date" required {...form.text('endsOn')} />
            <CheckboxField
              label="Ditawarkan"
              help="Voucher yang sudah di tangan anggota tetap berlaku."
              {...form.tick('active')}
            />
            <Button type="submit" variant="soft" busy={form.busy}>
              Simpan
            </Button>
          </Stack>
        </form>
        <section aria-label="Pilihan">
          <h3 className="h3">Pilihan</h3>
          <Stack gap={6}>
            {voucher.options.map((option) => (
              <OptionForm key={option.id} option={option} />
            ))}
          </Stack>
        </section>
      </Stack>
    </SidePanel>
  )
}

function OptionForm({ option }: { option: ClinicVoucher['options'][number] }) {
  const call = useCall()
  const form = useSavedForm({ points: String(option.points), active: option.active })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) =>
        void form.save(event, async (check) => {
          const body = check(changeVoucherOption.body, form.values)
          await call(changeVoucherOption, { params: { id: option.id }, body })
          return changeVoucherOption.success
        })
      }
    >
      <Stack gap={2}>
        <FormError message={form.failure} />
        <TextField label={`Poin untuk ${option.name}`} inputMode="numeric" required {...form.text('points')} />
        <CheckboxField label="Dapat ditukar" {...form.tick('active')} />
        <Button type="submit" variant="line" small busy={form.busy}>
          Simpan pilihan
        </Button>
      </Stack>
    </form>
  )
}
