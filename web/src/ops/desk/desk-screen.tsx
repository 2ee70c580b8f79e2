import { listPickups } from '@nmw/contract/ops-desk'
import { useRead } from '../../lib/use-endpoint.ts'
import { useState } from 'react'
import { BoxDrawing } from '../../ui/box-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/stack.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { OpsHead } from '../shell/ops-head.tsx'
import { useBranch } from '../shell/work-branch.ts'
import styles from './desk-screen.module.css'
import { PickupCard } from './pickup-card.tsx'
import { VoucherDesk } from './voucher-desk.tsx'

const LIMIT = 50

/** What passes over the counter: vouchers in, orders out. */
export function DeskScreen() {
  const { id: branch } = useBranch()
  return (
    <>
      <OpsHead title="Serah terima" />
      <div className={styles.columns}>
        <Section title="Pakai voucher">
          <VoucherDesk />
        </Section>
        <Section title="Pesanan siap diambil">
          <Pickups key={branch} branch={branch} />
        </Section>
      </div>
    </>
  )
}

function Pickups({ branch }: { branch: number }) {
  const [page, setPage] = useState(1)
  const query = { branch, page, limit: LIMIT }
  const pickups = useRead(listPickups, { query }, { quiet: true, keepPrevious: true })
  return (
    <LiveList
      read={pickups}
      failed="Daftar pesanan gagal dimuat"
      paged={{ info: ({ page: info }) => info, onPage: setPage }}
      isEmpty={({ datas }) => datas.length === 0}
      empty={
        <EmptyState level={3} art={<BoxDrawing />} title="Tidak ada pesanan yang menunggu">
          <p>Pesanan yang disiapkan Apoteker tampil di sini.</p>
        </EmptyState>
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
              onPage={setPage}
            />
          ) : null}
        </Stack>
      )}
    </LiveList>
  )
}
