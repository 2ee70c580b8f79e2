import { TREATMENT_GROUPS } from '@nmw/contract/treatment'
import {
  listAdminTreatments,
  readAdminTreatment,
  updateTreatmentStatus,
  type AdminTreatment,
} from '@nmw/contract/treatment-desk'
import { pageInfoOf } from '@nmw/contract/page'
import { useNavigate } from '@tanstack/react-router'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { UnsavedDrafts } from '../draft/unsaved-drafts.tsx'
import columns from '../kit/columns-of-lists.module.css'
import { AddLink } from '../kit/add-link.tsx'
import { ContentList } from '../kit/content-list.tsx'
import { editPath } from '../kit/content-paths.ts'
import { formatNumericDate } from '../kit/numeric-date.ts'
import { useListAddress } from '../kit/list-address.ts'
import { ListFrame } from '../kit/list-frame.tsx'
import { ListSearch } from '../kit/list-search.tsx'
import { NameCell } from '../kit/name-cell.tsx'
import { actsColumn, statusColumn } from '../kit/shared-columns.tsx'
import { TreatmentDetail } from './treatment-detail.tsx'

const LIMIT = 10
const ways = [
  { value: 'name', label: 'Nama' },
  { value: 'category', label: 'Kategori' },
] as const

const titleOf = (group: string) => TREATMENT_GROUPS.find((one) => one.group === group)?.title ?? group

/** The API returns all services at once; searching and paging happen here. */
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
  const edit = (id: string) => void navigate({ href: editPath('treatment', { id }) })
  const none = { name: undefined, category: undefined }
  return (
    <ListFrame
      title="Treatment"
      action={<AddLink kind="treatment" />}
      tools={
        <ListSearch
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
      />
    </ListFrame>
  )
}

function fits(name: string, wanted: string) {
  return name.toLowerCase().includes(wanted.trim().toLowerCase())
}

type Acts = { onEdit: (id: string) => void; onDetail: (id: string) => void }

const nameOf = ({ name }: AdminTreatment) => name

function treatmentColumns(acts: Acts): DataColumn<AdminTreatment>[] {
  return [
    {
      key: 'date',
      header: 'Tanggal terbit',
      className: columns.day,
      cell: ({ date }) => <span className="num dim">{formatNumericDate(date)}</span>,
    },
    {
      key: 'name',
      header: 'Nama',
      fold: 'title',
      cell: ({ name, group }) => <NameCell name={name} under={titleOf(group)} />,
    },
    {
      key: 'group',
      header: 'Kategori',
      fold: 'hide',
      className: classNames(columns.kind, columns.below),
      cell: ({ group }) => <span className={`dim ${columns.line}`}>{titleOf(group)}</span>,
    },
    statusColumn({
      kind: 'treatment',
      endpoint: updateTreatmentStatus,
      refreshes: [listAdminTreatments, readAdminTreatment],
      nameOf,
    }),
    actsColumn({ nameOf, ...acts }),
  ]
}
