import { useSearch } from '@tanstack/react-router'
import { LinkTabs } from '../../ui/nav/link-tabs.tsx'
import { StaffHead } from '../../ui/nav/staff-head.tsx'
import { useScrollToCurrent } from '../../ui/keys/use-scroll-to-current.ts'
import styles from './admin-screen.module.css'
import { BranchAdmin } from '../branch/branch-admin.tsx'
import { ClosureAdmin } from '../closure/closure-admin.tsx'
import { DoctorAdmin } from '../doctor/doctor-admin.tsx'
import { MedicineAdmin } from '../goods/medicine-admin.tsx'
import { ProductAdmin } from '../goods/product-admin.tsx'
import { ReconciliationReport } from '../reconciliation/reconciliation-report.tsx'
import { SettingAdmin } from '../setting/setting-admin.tsx'
import { VoucherAdmin } from '../voucher/voucher-admin.tsx'

const parts = {
  cabang: { label: 'Cabang', Part: BranchAdmin },
  dokter: { label: 'Dokter', Part: DoctorAdmin },
  libur: { label: 'Libur', Part: ClosureAdmin },
  produk: { label: 'Produk', Part: ProductAdmin },
  obat: { label: 'Obat', Part: MedicineAdmin },
  voucher: { label: 'Voucher', Part: VoucherAdmin },
  ketentuan: { label: 'Ketentuan', Part: SettingAdmin },
  rekonsiliasi: { label: 'Rekonsiliasi', Part: ReconciliationReport },
} as const
type PartName = keyof typeof parts

export function AdminScreen() {
  const { tab } = useSearch({ strict: false })
  const chosen: PartName = tab && tab in parts ? (tab as PartName) : 'cabang'
  const { Part } = parts[chosen]
  const tabs = useScrollToCurrent<HTMLDivElement>(chosen)
  return (
    <>
      <StaffHead
        title="Kelola klinik"
        detail={
          <>
            {/* Another site with its own session, so not links of this router. */}
            Di dashboard:{' '}
            <a className="link" href="/dashboard/staff">
              Akun staf
            </a>
            ,{' '}
            <a className="link" href="/dashboard/audit">
              Catatan audit
            </a>
          </>
        }
      />
      <div ref={tabs} className={styles.tabs}>
        <LinkTabs
          label="Bagian"
          tabs={(Object.keys(parts) as PartName[]).map((name) => ({
            href: `/ops/admin?tab=${name}`,
            label: parts[name].label,
            current: name === chosen,
          }))}
        />
      </div>
      <Part />
    </>
  )
}
