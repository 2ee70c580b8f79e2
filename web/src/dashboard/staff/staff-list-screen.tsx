import { listStaff, type StaffMember } from '@nmw/contract/staff'
import { useState } from 'react'
import { DirtyFormsProvider } from '../../shared/staff/dirty-forms.ts'
import { useLeaveConfirm } from '../../shared/staff/use-leave-confirm.tsx'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { editIcon, plusIcon } from '../../ui/icon/action-icons.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { Button } from '../../ui/frame/button.tsx'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { blockedIcon, successIcon } from '../../ui/icon/state-icons.ts'
import columns from '../kit/columns-of-lists.module.css'
import { ContentList } from '../kit/content-list.tsx'
import { formatNumericDateTime } from '../kit/numeric-date.ts'
import { useListAddress } from '../kit/list-address.ts'
import { ListFrame } from '../kit/list-frame.tsx'
import { ListSearch } from '../kit/list-search.tsx'
import { NameCell } from '../kit/name-cell.tsx'
import { StaffPanel } from './staff-panel.tsx'

export function StaffListScreen() {
  const { search, page, filter, toPage } = useListAddress()
  const [opened, setOpened] = useState<StaffMember | 'new'>()
  const { work, leave, question } = useLeaveConfirm()
  const text = search['search'] ?? ''
  const read = useRead(
    listStaff,
    { query: { page, limit: 10, ...(text && { search: text }) } },
    { keepPrevious: true, quiet: true },
  )
  const keyOf = (one: typeof opened) => (one === 'new' ? 'new' : one && String(one.id))
  const key = keyOf(opened)

  function open(wanted: typeof opened) {
    if (keyOf(wanted) !== key) leave(() => setOpened(wanted))
  }

  return (
    <ListFrame
      title="Akun staf"
      action={
        <Button variant={opened ? 'line' : 'primary'} icon={plusIcon} onClick={() => open('new')}>
          Tambah Akun
        </Button>
      }
      tools={
        <ListSearch
          label="Cari nama atau e-mail"
          text={text}
          onSearch={(wanted) => filter({ search: wanted })}
          onClear={() => filter({ search: undefined })}
        />
      }
      panel={
        opened ? (
          <DirtyFormsProvider value={work}>
            <StaffPanel
              key={opened === 'new' ? key : `${key} ${opened.version}`}
              person={opened === 'new' ? undefined : opened}
              onClose={() => open(undefined)}
              onSaved={() => setOpened(undefined)}
              onReload={setOpened}
            />
          </DirtyFormsProvider>
        ) : null
      }
    >
      <ContentList
        what="Akun staf"
        read={read}
        columns={staffColumns(open)}
        rowKey={({ id }) => String(id)}
        selected={key}
        onOpen={open}
        onPage={toPage}
      />
      {question}
    </ListFrame>
  )
}

function staffColumns(open: (person: StaffMember) => void): DataColumn<StaffMember>[] {
  return [
    { key: 'name', header: 'Nama', fold: 'title', cell: ({ name, email }) => <NameCell name={name} under={email} /> },
    {
      key: 'email',
      header: 'E-mail',
      fold: 'hide',
      className: columns.below,
      cell: ({ email }) => <span className={`dim ${columns.line}`}>{email}</span>,
    },
    { key: 'role', header: 'Peran', className: columns.kind, cell: ({ role }) => role },
    {
      key: 'seen',
      header: 'Terakhir terlihat',
      className: columns.moment,
      fold: 'hide',
      cell: ({ lastSeenAt }) => (
        <span className="num dim">{lastSeenAt ? formatNumericDateTime(lastSeenAt) : 'Belum pernah'}</span>
      ),
    },
    {
      key: 'active',
      header: 'Status',
      fold: 'end',
      className: columns.slide,
      cell: ({ active }) => (
        <Badge tone={active ? 'success' : 'plain'} icon={active ? successIcon : blockedIcon}>
          {active ? 'Aktif' : 'Tidak aktif'}
        </Badge>
      ),
    },
    {
      key: 'acts',
      header: 'Tindakan',
      hideHeader: true,
      fold: 'end',
      className: columns.oneAct,
      cell: (person) => (
        <span className={columns.buttons}>
          <IconButton label={`Ubah ${person.name}`} icon={editIcon} iconSize={18} onClick={() => open(person)} />
        </span>
      ),
    },
  ]
}
