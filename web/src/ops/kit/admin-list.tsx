import type { PageInfo } from '@nmw/contract/page'
import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { plusIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { classNames } from '../../ui/frame/class-names.ts'
import { DataTable, type DataColumn } from '../../ui/list/data-table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { PanelLayout } from '../../ui/nav/panel-layout.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import place from './list-place.module.css'
import { ListSearchField } from './list-search-field.tsx'
import { LiveList } from './live-list.tsx'
import { DirtyFormsProvider } from '../../shared/staff/dirty-forms.ts'
import styles from './admin-list.module.css'
import { useLeaveConfirm } from '../../shared/staff/use-leave-confirm.tsx'

type Reading<Data> = ComponentProps<typeof LiveList<Data>>['read']

/** A row, or a new one if undefined. After the first save it may stay open under its key, to fill in more. */
export type OpenedRow<Row> = {
  row: Row | undefined
  /** asks first if there is unsaved input */
  onClose: () => void
  onCreated: (key?: string) => void
  /** restarts with the saved values; resolves to false if they cannot be read */
  onReload: () => Promise<boolean>
}

type AdminListProps<Data, Row> = {
  /** for example 'Produk', above the table and in 'Tambah produk' */
  what: string
  read: Reading<Data>
  rows: (data: Data) => readonly Row[]
  columns: readonly DataColumn<Row>[]
  keyOf: (row: Row) => string
  art: ReactNode
  /** for long lists */
  search?: { label: string; placeholder: string; text: string; onText: (text: string) => void }
  paged?: { info: (data: Data) => PageInfo; onPage: (page: number) => void }
  /** shown beside the list while a row or a new one is open */
  Panel: ComponentType<OpenedRow<Row>>
}

const NEW = ' new'

/** An administration list with an add button and a detail panel. */
export function AdminList<Data, Row>(props: AdminListProps<Data, Row>) {
  const { what, read, rows, columns, keyOf, art, search, paged, Panel } = props
  const toast = useToast()
  const [opened, setOpened] = useState<{ key: string; row?: Row }>()
  const [round, setRound] = useState(0)
  const named = what.toLowerCase()
  const findIn = (data: Data | undefined) =>
    data === undefined ? undefined : rows(data).find((one) => keyOf(one) === opened?.key)
  // After a rename the row may be on another page of the list: keep the panel open.
  const row = findIn(read.data) ?? opened?.row
  const close = () => setOpened(undefined)
  const { work, leave, question } = useLeaveConfirm()

  function open(key: string, wanted?: Row) {
    if (key !== opened?.key) leave(() => setOpened({ key, ...(wanted && { row: wanted }) }))
  }

  async function reload() {
    const { data, error } = await read.refetch()
    if (error) {
      toast.error(error.message)
      return false
    }
    if (findIn(data)) setRound(round + 1)
    else {
      close()
      if (opened) search?.onText(opened.key)
    }
    return true
  }

  return (
    <PanelLayout
      panel={
        opened !== undefined && (opened.key === NEW || row) ? (
          <DirtyFormsProvider value={work}>
            <Panel
              key={`${opened.key} ${round}`}
              row={row}
              onClose={() => leave(close)}
              onCreated={(key) => setOpened(key === undefined ? undefined : { key })}
              onReload={reload}
            />
          </DirtyFormsProvider>
        ) : null
      }
    >
      <div className={styles.tools}>
        {search ? (
          <div className={styles.search}>
            <ListSearchField
              label={search.label}
              placeholder={search.placeholder}
              value={search.text}
              onText={search.onText}
            />
          </div>
        ) : null}
        <Button variant={opened ? 'line' : 'primary'} icon={plusIcon} onClick={() => open(NEW)}>
          {`Tambah ${named}`}
        </Button>
      </div>
      <LiveList
        read={read}
        failed={`${what} gagal dimuat`}
        paged={paged}
        isEmpty={(data) => rows(data).length === 0}
        empty={
          search?.text ? (
            <EmptyState art={art} title={`Tidak ada ${named} yang cocok`}>
              <p>Ubah kata pencarian.</p>
            </EmptyState>
          ) : (
            <EmptyState art={art} title={`Belum ada ${named}`}>
              <p>{`Tekan Tambah ${named} untuk yang pertama.`}</p>
            </EmptyState>
          )
        }
      >
        {(data) => (
          <div className={place.place}>
            <DataTable
              caption={what}
              columns={columns.map(besidePanel)}
              rows={rows(data)}
              rowKey={keyOf}
              selectedKey={opened?.key}
              onOpen={(one) => open(keyOf(one), one)}
              foot={
                paged ? (
                  <Pagination
                    page={paged.info(data).currentPage}
                    totalPages={paged.info(data).totalPage}
                    summary={`${paged.info(data).totalData} ${named}`}
                    onPage={paged.onPage}
                  />
                ) : undefined
              }
            />
          </div>
        )}
      </LiveList>
      {question}
    </PanelLayout>
  )
}

/** Beside an open panel only name and state stay; the panel shows the rest. */
function besidePanel<Row>(column: DataColumn<Row>): DataColumn<Row> {
  const stays = column.fold === 'title' || column.fold === 'end'
  return stays ? column : { ...column, className: classNames(column.className, place.leaves) }
}
