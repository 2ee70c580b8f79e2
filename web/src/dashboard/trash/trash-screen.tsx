import { contentKindNames, type ContentKind } from '@nmw/contract/content-kind'
import { deleteForGood, listTrash, restoreFromTrash, TRASH_DAYS } from '@nmw/contract/trash'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange, useRead } from '../../lib/reads/use-endpoint.ts'
import { trashIcon, undoIcon } from '../../ui/icon/action-icons.ts'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import columns from '../kit/columns-of-lists.module.css'
import { ContentList } from '../kit/content-list.tsx'
import { formatNumericDateTime } from '../kit/numeric-date.ts'
import { useListAddress } from '../kit/list-address.ts'
import { ListFrame } from '../kit/list-frame.tsx'
import { dedupeByKey } from './dedupe-by-key.ts'

type Trashed = { kind: ContentKind; _id: string; title: string; deletedAt: string; goneAt: string }

const rowKey = ({ kind, _id }: Trashed) => `${kind} ${_id}`

export function TrashScreen() {
  const { page, toPage } = useListAddress()
  const read = useRead(listTrash, { query: { page, limit: 10 } }, { keepPrevious: true, quiet: true, staleTime: 0 })
  const restore = useChange(restoreFromTrash)
  const remove = useChange(deleteForGood)
  const client = useQueryClient()
  const toast = useToast()
  const [toRemove, setToRemove] = useState<Trashed>()

  const [once] = useState(dedupeByKey)

  async function act(change: typeof restore | typeof remove, row: Trashed, says: string) {
    const { kind, _id } = row
    await once(rowKey(row), async () => {
      try {
        await change.mutateAsync({ params: { kind, id: _id } })
      } catch {
        return // already shown in a toast
      }
      setToRemove(undefined)
      toast.success(says)
      // The row stays clickable until the list is reloaded.
      await client.invalidateQueries()
    })
  }

  return (
    <ListFrame title="Sampah" detail={`Isi sampah hilang dengan sendirinya setelah ${TRASH_DAYS} hari.`}>
      <ContentList
        what="Sampah"
        emptyText="Sampah kosong. Konten yang dibuang dari panel detailnya menunggu di sini dan dapat dipulihkan."
        read={read}
        columns={trashColumns({
          onRestore: (row) => void act(restore, row, restoreFromTrash.success),
          onDelete: setToRemove,
        })}
        rowKey={rowKey}
        onPage={toPage}
      />
      <ConfirmDialog
        open={toRemove !== undefined}
        onClose={() => setToRemove(undefined)}
        onConfirm={() => toRemove && void act(remove, toRemove, deleteForGood.success)}
        title="Hapus permanen?"
        description={`${toRemove?.title ?? ''} akan hilang bersama draf dan riwayat versinya.`}
        confirmLabel="Hapus permanen"
        cancelLabel="Batal"
        danger
        busy={remove.isPending}
      />
    </ListFrame>
  )
}

type Acts = { onRestore: (row: Trashed) => void; onDelete: (row: Trashed) => void }

function trashColumns({ onRestore, onDelete }: Acts): DataColumn<Trashed>[] {
  return [
    {
      key: 'title',
      header: 'Judul',
      fold: 'title',
      cell: ({ title }) => <span className={columns.name}>{title}</span>,
    },
    { key: 'kind', header: 'Jenis', className: columns.kind, cell: ({ kind }) => contentKindNames[kind] },
    {
      key: 'deleted',
      header: 'Dibuang',
      className: columns.moment,
      cell: ({ deletedAt }) => <span className="num dim">{formatNumericDateTime(deletedAt)}</span>,
    },
    {
      key: 'gone',
      header: 'Hilang pada',
      minor: true,
      fold: 'hide',
      className: columns.moment,
      cell: ({ goneAt }) => <span className="num dim">{formatNumericDateTime(goneAt)}</span>,
    },
    {
      key: 'acts',
      header: 'Tindakan',
      hideHeader: true,
      fold: 'end',
      className: columns.acts,
      cell: (row) => (
        <span className={columns.buttons}>
          <IconButton label={`Pulihkan ${row.title}`} icon={undoIcon} iconSize={18} onClick={() => onRestore(row)} />
          <IconButton
            label={`Hapus permanen ${row.title}`}
            icon={trashIcon}
            iconSize={18}
            onClick={() => onDelete(row)}
          />
        </span>
      ),
    },
  ]
}
