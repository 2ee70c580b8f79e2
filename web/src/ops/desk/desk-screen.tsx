import { listPickups } from '@nmw/contract/ops-desk'
import { useRead } from '../../lib/use-endpoint.ts'
import { BoxDrawing } from '../../ui/box-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { OpsHead } from '../shell/ops-head.tsx'
import { useBranch } from '../shell/work-branch.ts'
import styles from './desk-screen.module.css'
import { PickupCard } from './pickup-card.tsx'
import { VoucherDesk } from './voucher-desk.tsx'

/** What passes over the counter: vouchers in, orders out. */
export function DeskScreen() {
  const { id: branch } = useBranch()
  const pickups = useRead(listPickups, { query: { branch } }, { quiet: true })
  return (
    <>
      <OpsHead title="Serah terima" />
      <div className={styles.columns}>
        <Section title="Pakai voucher">
          <VoucherDesk />
        </Section>
        <Section title="Pesanan siap diambil">
          <LiveList
            read={pickups}
            failed="Daftar pesanan gagal dimuat"
            isEmpty={(rows) => rows.length === 0}
            empty={
              <EmptyState level={3} art={<BoxDrawing />} title="Tidak ada pesanan yang menunggu">
                <p>Pesanan yang disiapkan Apoteker tampil di sini.</p>
              </EmptyState>
            }
          >
            {(rows) => (
              <ul className={styles.pickups}>
                {rows.map((pickup) => (
                  <li key={pickup.invoice}>
                    <PickupCard pickup={pickup} />
                  </li>
                ))}
              </ul>
            )}
          </LiveList>
        </Section>
      </div>
    </>
  )
}
