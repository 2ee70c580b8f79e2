import {
  listAdminCatalogues,
  readAdminCatalogue,
  updateCatalogueStatus,
  type AdminCatalogue,
} from '@nmw/contract/catalogue-desk'
import { useNavigate } from '@tanstack/react-router'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { UnsavedDrafts } from '../draft/unsaved-drafts.tsx'
import columns from '../kit/columns-of-lists.module.css'
import { AddLink } from '../kit/add-link.tsx'
import { ContentList } from '../kit/content-list.tsx'
import { editPath } from '../kit/content-paths.ts'
import { formatNumericDateTime } from '../kit/numeric-date.ts'
import { useListAddress } from '../kit/list-address.ts'
import { ListFrame } from '../kit/list-frame.tsx'
import { ListSearch } from '../kit/list-search.tsx'
import { NameCell } from '../kit/name-cell.tsx'
import { actsColumn, statusColumn } from '../kit/shared-columns.tsx'

export function CatalogListScreen() {
  const { search, page, filter, toPage } = useListAddress()
  const navigate = useNavigate()
  const text = search['search'] ?? ''
  const read = useRead(
    listAdminCatalogues,
    { query: { page, limit: 10, ...(text && { search: text }) } },
    { keepPrevious: true, quiet: true },
  )
  const edit = (id: string) => void navigate({ href: editPath('catalogue', { id }) })
  return (
    <ListFrame
      title="Katalog"
      action={<AddLink kind="catalogue" />}
      tools={
        <ListSearch
          label="Cari nama katalog"
          text={text}
          onSearch={(wanted) => filter({ search: wanted })}
          onClear={() => filter({ search: undefined })}
        />
      }
    >
      <UnsavedDrafts kind="catalogue" />
      <ContentList
        what="Katalog"
        read={read}
        columns={catalogColumns(edit)}
        rowKey={({ _id }) => _id}
        onOpen={({ _id }) => edit(_id)}
        onPage={toPage}
      />
    </ListFrame>
  )
}

const nameOf = ({ name }: AdminCatalogue) => name

function catalogColumns(onEdit: (id: string) => void): DataColumn<AdminCatalogue>[] {
  return [
    {
      key: 'changed',
      header: 'Terakhir diubah',
      className: columns.moment,
      cell: (row) => <span className="num dim">{formatNumericDateTime(row.last_updated)}</span>,
    },
    {
      key: 'name',
      header: 'Nama',
      fold: 'title',
      cell: ({ name, description }) => <NameCell name={name} under={description} />,
    },
    {
      key: 'description',
      header: 'Deskripsi',
      fold: 'hide',
      className: columns.below,
      cell: ({ description }) => <span className={`dim ${columns.line}`}>{description}</span>,
    },
    statusColumn({
      kind: 'catalogue',
      endpoint: updateCatalogueStatus,
      refreshes: [listAdminCatalogues, readAdminCatalogue],
      nameOf,
    }),
    actsColumn({ nameOf, onEdit }),
  ]
}
