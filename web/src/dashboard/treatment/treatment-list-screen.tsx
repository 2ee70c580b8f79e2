import { TREATMENT_GROUPS } from '@nmw/contract/treatment'
import {
  listAdminTreatments,
  readAdminTreatment,
  updateTreatmentStatus,
  type AdminTreatment,
} from '@nmw/contract/treatment-desk'
import { pageInfoOf } from '@nmw/contract/page'
import { useNavigate } from '@tanstack/react-router'
import { useRead } from '../../lib/use-endpoint.ts'
import { editIcon, plusIcon } from '../../ui/action-icons.ts'
import { chevronRightIcon } from '../../ui/arrow-icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { DataColumn } from '../../ui/data-table.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { UnsavedDrafts } from '../draft/unsaved-drafts.tsx'
import columns from '../kit/columns-of-lists.module.css'
import { ContentList } from '../kit/content-list.tsx'
import { dayFigures } from '../kit/day-figures.ts'
import { useListAddress } from '../kit/list-address.ts'
import { ListFrame } from '../kit/list-frame.tsx'
import { ListSearch } from '../kit/list-search.tsx'
import { StatusSwitch } from '../kit/status-switch.tsx'
import { TreatmentDetail } from './treatment-detail.tsx'

const LIMIT = 10
const ways = [
  { value: 'name', label: 'Nama' },
  { value: 'category', label: 'Kategori' },
] as const

const titleOf = (group: string) => TREATMENT_GROUPS.find((one) => one.group === group)?.title ?? group

/** All services come at once; searching and paging happen here. */
export function TreatmentListScreen() {
  const { search, page, filter, toPage, open } = useListAddress()
  const navigate = useNavigate()
  const way = search['category'] ? 'category' : 'name'
  const text = search[way] ?? ''
  const read = useRead(listAdminTreatments, {}, { quiet: true })
  const found = read.data
    ?.flatMap(({ services }) => services)
    .filter((row) => fits(way === 'name' ? row.name : `${titleOf(row.group)} ${row.group}`, text))
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.name.localeCompare(other.name))
  const data = found && {
    datas: found.slice((page - 1) * LIMIT, page * LIMIT),
    page: pageInfoOf(found.length, { page, limit: LIMIT }),
  }
  const edit = (id: string) => void navigate({ to: '/dashboard/treatment/update' as '/', search: { id } as never })
  const none = { name: undefined, category: undefined }
  const add = (
    <UiLink href="/dashboard/treatment/add" className={buttonClass()}>
      <Icon path={plusIcon} size={20} />
      Tambah Treatment
    </UiLink>
  )
  return (
    <ListFrame
      title="Treatment"
      action={add}
      tools={
        <ListSearch
          key={`${way} ${text}`}
          label="Cari treatment"
          ways={ways}
          way={way}
          text={text}
          onSearch={(wanted, by) => filter({ ...none, [by]: wanted })}
          onClear={() => filter(none)}
        />
      }
      panel={search['open'] ? <TreatmentDetail id={search['open']} onClose={() => open(undefined)} /> : null}
    >
      <UnsavedDrafts kind="treatment" />
      <ContentList
        what="Treatment"
        read={{ ...read, data }}
        columns={treatmentColumns({ onEdit: edit, onDetail: open })}
        rowKey={({ _id }) => _id}
        selected={search['open']}
        onOpen={({ _id }) => open(_id)}
        onPage={toPage}
        empty={add}
      />
    </ListFrame>
  )
}

function fits(name: string, wanted: string) {
  return name.toLowerCase().includes(wanted.trim().toLowerCase())
}

type Acts = { onEdit: (id: string) => void; onDetail: (id: string) => void }

function treatmentColumns({ onEdit, onDetail }: Acts): DataColumn<AdminTreatment>[] {
  return [
    {
      key: 'date',
      header: 'Tanggal terbit',
      className: columns.day,
      cell: ({ date }) => <span className="num dim">{dayFigures(date)}</span>,
    },
    { key: 'name', header: 'Nama', fold: 'title', cell: ({ name }) => <span className={columns.name}>{name}</span> },
    {
      key: 'group',
      header: 'Kategori',
      minor: true,
      fold: 'hide',
      className: columns.kind,
      cell: ({ group }) => <span className={`dim ${columns.line}`}>{titleOf(group)}</span>,
    },
    {
      key: 'status',
      header: 'Status',
      fold: 'end',
      className: columns.status,
      cell: ({ _id, name, status }) => (
        <StatusSwitch
          endpoint={updateTreatmentStatus}
          id={_id}
          name={`Treatment ${name}`}
          active={status}
          refreshes={[listAdminTreatments, readAdminTreatment]}
        />
      ),
    },
    {
      key: 'acts',
      header: 'Tindakan',
      hideHeader: true,
      fold: 'end',
      className: columns.acts,
      cell: ({ _id, name }) => (
        <span className={columns.buttons}>
          <IconButton label={`Ubah ${name}`} icon={editIcon} iconSize={18} onClick={() => onEdit(_id)} />
          <IconButton label={`Detail ${name}`} icon={chevronRightIcon} iconSize={18} onClick={() => onDetail(_id)} />
        </span>
      ),
    },
  ]
}
