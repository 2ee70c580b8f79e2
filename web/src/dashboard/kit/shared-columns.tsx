import { contentKindNames, type ContentKind } from '@nmw/contract/content-kind'
import type { Endpoint } from '@nmw/contract/endpoint'
import { editIcon } from '../../ui/icon/action-icons.ts'
import { chevronRightIcon } from '../../ui/icon/arrow-icons.ts'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import columns from './columns-of-lists.module.css'
import { StatusSwitch, type StatusEndpoint } from './status-switch.tsx'

type Row = { _id: string; status: boolean }
type Named<R> = { nameOf: (row: R) => string }

type StatusColumn<R> = Named<R> & {
  kind: ContentKind
  endpoint: StatusEndpoint
  refreshes: readonly Endpoint[]
  labelOf?: (row: R) => string | undefined
}

export function statusColumn<R extends Row>(column: StatusColumn<R>): DataColumn<R> {
  const { kind, endpoint, refreshes, nameOf, labelOf } = column
  return {
    key: 'status',
    header: 'Status',
    fold: 'end',
    className: columns.status,
    cell: (row) => (
      <StatusSwitch
        endpoint={endpoint}
        id={row._id}
        name={`${contentKindNames[kind]} ${nameOf(row)}`}
        active={row.status}
        label={labelOf?.(row)}
        refreshes={refreshes}
      />
    ),
  }
}

type ActsColumn<R> = Named<R> & { onEdit: (id: string) => void; onDetail?: (id: string) => void }

export function actsColumn<R extends Row>({ nameOf, onEdit, onDetail }: ActsColumn<R>): DataColumn<R> {
  return {
    key: 'acts',
    header: 'Tindakan',
    hideHeader: true,
    fold: 'end',
    className: onDetail ? columns.acts : columns.oneAct,
    cell: (row) => (
      <span className={columns.buttons}>
        <IconButton label={`Ubah ${nameOf(row)}`} icon={editIcon} iconSize={18} onClick={() => onEdit(row._id)} />
        {onDetail ? (
          <IconButton
            label={`Detail ${nameOf(row)}`}
            icon={chevronRightIcon}
            iconSize={18}
            onClick={() => onDetail(row._id)}
          />
        ) : null}
      </span>
    ),
  }
}
