import { listPickups } from '@nmw/contract/ops-desk'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { BoxDrawing } from '../../ui/drawing/box-drawing.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { ListSearchField } from '../kit/list-search-field.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { useListSearch } from '../kit/use-list-search.ts'
import { PickupCard } from './pickup-card.tsx'
import styles from './pickup-list.module.css'

const LIMIT = 50

export function PickupList({ branch }: { branch: number }) {
  const { text, onText, onPage, query } = useListSearch()
  const pickups = useRead(
    listPickups,
    { query: { branch, limit: LIMIT, ...query } },
    { quiet: true, keepPrevious: true },
  )
  const nothingWaits = !text && !query.search && pickups.data?.page.totalData === 0
  return (
    <Stack gap={3}>
      {nothingWaits ? null : (
        <ListSearchField
          label="Cari pesanan siap diambil"
          placeholder="Nama pasien atau nomor pesanan"
          value={text}
          onText={onText}
        />
      )}
      <LiveList
        read={pickups}
        failed="Daftar pesanan gagal dimuat"
        paged={{ info: ({ page }) => page, onPage }}
        isEmpty={({ datas }) => datas.length === 0}
        empty={
          query.search ? (
            <EmptyState level={3} art={<SearchDrawing />} title="Tidak ada pesanan yang cocok">
              <p>Periksa ejaan. Pesanan yang belum disiapkan Apoteker belum tampil di sini.</p>
            </EmptyState>
          ) : (
            <EmptyState level={3} art={<BoxDrawing />} title="Tidak ada pesanan yang menunggu">
              <p>Pesanan yang disiapkan Apoteker tampil di sini.</p>
            </EmptyState>
          )
        }
      >
        {({ datas, page: { currentPage, totalPage, totalData } }) => (
          <Stack gap={3}>
            <ul className={styles.pickups}>
              {datas.map((pickup) => (
                <li key={pickup.invoice}>
                  <PickupCard pickup={pickup} />
                </li>
              ))}
            </ul>
            {totalPage > 1 ? (
              <Pagination
                page={currentPage}
                totalPages={totalPage}
                summary={`${totalData} pesanan, yang terlama lebih dulu`}
                onPage={onPage}
              />
            ) : null}
          </Stack>
        )}
      </LiveList>
    </Stack>
  )
}
