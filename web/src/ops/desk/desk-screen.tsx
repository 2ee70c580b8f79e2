import { Section } from '../../ui/list/section.tsx'
import { OpsHead } from '../shell/ops-head.tsx'
import { useBranch } from '../shell/work-branch.ts'
import styles from './desk-screen.module.css'
import { PickupList } from './pickup-list.tsx'
import { VoucherDesk } from './voucher-desk.tsx'

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
          <PickupList key={branch} branch={branch} />
        </Section>
      </div>
    </>
  )
}
