import { ENTRY_LABELS, readShelf, type ShelfDetail } from '@nmw/contract/ops-stock'
import { useState } from 'react'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { SidePanel } from '../../ui/overlay/side-panel.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { useBranch } from '../shell/work-branch.ts'
import { BatchRow } from './batch-row.tsx'
import styles from './shelf-panel.module.css'

const LIMIT = 20

type ShelfPanelProps = { item: string; onClose: () => void }

/** An item in stock: its batches and the entries behind its quantity. */
export function ShelfPanel({ item, onClose }: ShelfPanelProps) {
  const branch = useBranch()
  const [page, setPage] = useState(1)
  const query = { branch: branch.id, page, limit: LIMIT }
  const read = useRead(readShelf, { params: { item }, query }, { quiet: true, keepPrevious: true })
  return (
    <SidePanel takesFocus title={read.data?.name ?? 'Barang'} onClose={onClose}>
      <LiveList read={read} failed="Barang gagal dimuat" paged={{ info: ({ page: info }) => info, onPage: setPage }}>
        {(shelf) => (
          <Stack>
            <p className="dim small">
              {shelf.detail}, {shelf.itemId}
            </p>
            <KeyValueList
              items={[
                { key: 'Di rak', value: shelf.onHand },
                { key: 'Dipesan', value: shelf.reserved },
                { key: 'Tersedia', value: shelf.available, total: true },
              ]}
            />
            <h3 className="h3">Batch</h3>
            {shelf.batches.length ? (
              <ul className={styles.list}>
                {shelf.batches.map((batch) => (
                  <BatchRow key={batch.id} batch={batch} />
                ))}
              </ul>
            ) : (
              <p className="dim">Rak kosong.</p>
            )}
            <h3 className="h3">Riwayat</h3>
            <Entries entries={shelf.entries} />
            <Pagination
              page={shelf.page.currentPage}
              totalPages={shelf.page.totalPage}
              label="Halaman riwayat"
              summary={`${shelf.page.totalData} catatan`}
              onPage={setPage}
            />
          </Stack>
        )}
      </LiveList>
    </SidePanel>
  )
}

function Entries({ entries }: { entries: ShelfDetail['entries'] }) {
  const { timezone } = useBranch()
  return (
    <ul className={styles.list}>
      {entries.map(({ id, kind, quantity, batch, reference, by, at }) => (
        <li key={id} className={styles.entry}>
          <b className={`num ${styles.quantity}`}>{quantity > 0 ? `+${quantity}` : quantity}</b>
          <span className={styles.text}>
            <span>
              {ENTRY_LABELS[kind]}, {reference}
            </span>
            <span className="dim tiny num">
              {formatMoment(at, timezone)}
              {batch ? `, batch ${batch}` : ''}
              {by ? `, ${by}` : ''}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
