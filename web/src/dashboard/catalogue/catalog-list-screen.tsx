import {
  listAdminCatalogues,
  readAdminCatalogue,
  updateCatalogueStatus,
  type AdminCatalogue,
} from '@nmw/contract/catalogue-desk'
import { useNavigate } from '@tanstack/react-router'
import { useRead } from '../../lib/use-endpoint.ts'
import { editIcon, plusIcon } from '../../ui/action-icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { DataColumn } from '../../ui/data-table.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { UnsavedDrafts } from '../draft/unsaved-drafts.tsx'
import columns from '../kit/columns-of-lists.module.css'
import { ContentList } from '../kit/content-list.tsx'
import { momentFigures } from '../kit/day-figures.ts'
import { useListAddress } from '../kit/list-address.ts'
import { ListFrame } from '../kit/list-frame.tsx'
import { ListSearch } from '../kit/list-search.tsx'
import { StatusSwitch } from '../kit/status-switch.tsx'

export function CatalogListScreen() {
  const { search, page, filter, toPage } = useListAddress()
  const navigate = useNavigate()
  const text = search['search'] ?? ''
  const read = useRead(
    listAdminCatalogues,
    { query: { page, limit: 10, ...(text && { search: text }) } },
    { keepPrevious: true, quiet: true },
  )
  const edit = (id: string) => void navigate({ to: '/dashboard/catalog/update' as '/', search: { id } as never })
  const add = (
    <UiLink href="/dashboard/catalog/add" className={buttonClass()}>
      <Icon path={plusIcon} size={20} />
      Tambah Katalog
    </UiLink>
  )
  return (
    <ListFrame
      title="Katalog"
      action={add}
      tools={
        <ListSearch
          key={text}
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
        empty={add}
      />
    </ListFrame>
  )
}

function catalogColumns(edit: (id: string) => void): DataColumn<AdminCatalogue>[] {
  return [
    {
      key: 'changed',
      header: 'Terakhir diubah',
      className: columns.moment,
      cell: (row) => <span className="num dim">{momentFigures(row.last_updated)}</span>,
    },
    { key: 'name', header: 'Nama', fold: 'title', cell: ({ name }) => <span className={columns.name}>{name}</span> },
    {
      key: 'description',
      header: 'Deskripsi',
      minor: true,
      fold: 'hide',
      cell: ({ description }) => <span className={`dim ${columns.line}`}>{description}</span>,
    },
    {
      key: 'status',
      header: 'Status',
      fold: 'end',
      className: columns.status,
      cell: ({ _id, name, status }) => (
        <StatusSwitch
          endpoint={updateCatalogueStatus}
          id={_id}
          name={`Katalog ${name}`}
          active={status}
          refreshes={[listAdminCatalogues, readAdminCatalogue]}
        />
      ),
    },
    {
      key: 'acts',
      header: 'Tindakan',
      hideHeader: true,
      fold: 'end',
      className: columns.oneAct,
      cell: ({ _id, name }) => (
        <span className={columns.buttons}>
          <IconButton label={`Ubah ${name}`} icon={editIcon} iconSize={18} onClick={() => edit(_id)} />
        </span>
      ),
    },
  ]
}
