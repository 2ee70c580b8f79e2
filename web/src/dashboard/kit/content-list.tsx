import type { PageInfo } from '@nmw/contract/page'
import { Card } from '../../ui/frame/card.tsx'
import { DataTable, type DataColumn } from '../../ui/list/data-table.tsx'
import { Delayed } from '../../ui/state/delayed.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Kbd } from '../../ui/list/kbd.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import styles from './content-list.module.css'
import { useLastPage } from './use-last-page.ts'

type Read<Row> = {
  data: { datas: readonly Row[]; page: PageInfo } | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

export type ContentListProps<Row> = {
  /** for example 'Artikel' */
  what: string
  read: Read<Row>
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  selected?: string | undefined
  onOpen?: ((row: Row) => void) | undefined
  onPage: (page: number, replace?: boolean) => void
  /** for lists without search and add button */
  emptyText?: string | undefined
}

/** A dashboard list with its loading, error and empty states. */
export function ContentList<Row>(props: ContentListProps<Row>) {
  const { what, read, columns, rowKey, selected, onOpen, onPage, emptyText } = props
  const { data, error, isFetching, refetch } = read
  const isBeyond = useLastPage(data?.page, onPage)
  if (error && !data) {
    return (
      <Card>
        <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </ErrorState>
      </Card>
    )
  }
  if (!data || isBeyond) return <ListLoading />
  if (!data.datas.length) {
    return (
      <Card>
        <EmptyState art={<SearchDrawing />} title="Data Tidak Ditemukan">
          <p>{emptyText ?? 'Ubah pencarian atau saringan, atau tambahkan yang baru.'}</p>
        </EmptyState>
      </Card>
    )
  }
  const { currentPage, limit, totalData, totalPage } = data.page
  const first = (currentPage - 1) * limit + 1
  return (
    <>
      <div className={styles.table} aria-busy={isFetching}>
        <DataTable
          caption={what}
          columns={columns}
          rows={data.datas}
          rowKey={rowKey}
          selectedKey={selected}
          onOpen={onOpen}
          foot={
            <Pagination
              page={currentPage}
              totalPages={totalPage}
              onPage={onPage}
              label={`Halaman ${what.toLowerCase()}`}
              summary={`${first}-${first + data.datas.length - 1} dari ${totalData.toLocaleString('id-ID')}`}
            />
          }
        />
      </div>
      {onOpen ? (
        <p className={styles.keys} aria-hidden="true">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>pindah baris <Kbd>Enter</Kbd>buka <Kbd>Esc</Kbd>tutup panel <Kbd>/</Kbd>cari
        </p>
      ) : null}
    </>
  )
}

function ListLoading() {
  return (
    <Card padded>
      <Delayed>
        <p role="status" className="dim">
          Memuat Data...
        </p>
        <div className={styles.bones} aria-hidden="true">
          {Array.from({ length: 10 }, (_, place) => (
            <Skeleton key={place} />
          ))}
        </div>
      </Delayed>
    </Card>
  )
}
