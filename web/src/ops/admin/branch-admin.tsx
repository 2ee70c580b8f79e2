import { changeBranch, type ClinicBranch, listClinicBranches } from '@nmw/contract/ops-clinic'
import { useId, useState } from 'react'
import { useCall } from '../../lib/use-call.ts'
import { useRead } from '../../lib/use-endpoint.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { DataTable, type DataColumn } from '../../ui/data-table.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PanelLayout } from '../../ui/panel-layout.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { blockedIcon, checkIcon } from '../../ui/state-icons.ts'
import { Stack } from '../../ui/stack.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'

export function BranchAdmin() {
  const branches = useRead(listClinicBranches, {}, { quiet: true })
  const [opened, setOpened] = useState<number>()
  const branch = branches.data?.find(({ id }) => id === opened)
  return (
    <PanelLayout
      panel={branch ? <BranchPanel key={branch.id} branch={branch} onClose={() => setOpened(undefined)} /> : null}
    >
      <LiveList read={branches} failed="Daftar cabang gagal dimuat">
        {(rows) => (
          <DataTable
            caption="Cabang"
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

const columns: DataColumn<ClinicBranch>[] = [
  { key: 'name', header: 'Cabang', fold: 'title', cell: ({ name }) => <span className="clip strong">{name}</span> },
  {
    key: 'week',
    header: 'Senin-Jumat',
    cell: ({ weekdayHours }) => <span className="num">{weekdayHours ?? 'Tutup'}</span>,
  },
  {
    key: 'end',
    header: 'Akhir pekan',
    cell: ({ weekendHours }) => <span className="num">{weekendHours ?? 'Tutup'}</span>,
  },
  { key: 'phone', header: 'Telepon', minor: true, fold: 'hide', cell: ({ telephone }) => telephone ?? 'Tidak ada' },
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

function BranchPanel({ branch, onClose }: { branch: ClinicBranch; onClose: () => void }) {
  const id = useId()
  const call = useCall()
  const form = useSavedForm({
    weekdayHours: branch.weekdayHours ?? '',
    weekendHours: branch.weekendHours ?? '',
    telephone: branch.telephone ?? '',
    whatsapp: branch.whatsapp ?? '',
    active: branch.active,
  })
  return (
    <SidePanel
      title={branch.name}
      onClose={onClose}
      foot={
        <Button type="submit" form={id} busy={form.busy}>
          Simpan
        </Button>
      }
    >
      <form
        id={id}
        method="post"
        noValidate
        onSubmit={(event) =>
          void form.save(event, async (check) => {
            const { weekdayHours, weekendHours, telephone, whatsapp, active } = form.values
            const body = check(changeBranch.body, {
              weekdayHours: weekdayHours || null,
              weekendHours: weekendHours || null,
              telephone: telephone || null,
              whatsapp: whatsapp || null,
              active,
            })
            await call(changeBranch, { params: { id: branch.id }, body })
            return changeBranch.success
          })
        }
      >
        <Stack>
          <p className="dim small">{branch.address}</p>
          <FormError message={form.failure} />
          <TextField
            label="Jam Senin-Jumat"
            help="Seperti 09.00-20.00; kosong berarti tutup."
            {...form.text('weekdayHours')}
          />
          <TextField label="Jam akhir pekan" {...form.text('weekendHours')} />
          <TextField label="Telepon" inputMode="tel" {...form.text('telephone')} />
          <TextField label="WhatsApp" inputMode="numeric" placeholder="62812…" {...form.text('whatsapp')} />
          <CheckboxField
            label="Cabang aktif"
            help="Yang nonaktif hilang dari situs dan tidak dapat dipesan."
            {...form.tick('active')}
          />
        </Stack>
      </form>
    </SidePanel>
  )
}
