import { useSearch } from '@tanstack/react-router'
import { LinkTabs } from '../../ui/nav/link-tabs.tsx'
import { pointPath } from '../voucher/voucher-paths.ts'
import { VoucherCatalogue } from '../voucher/voucher-catalogue.tsx'
import { historyPath } from './history-input.ts'
import { PointBalance } from './point-balance.tsx'
import { PointHistory } from './point-history.tsx'
import styles from './point-overview.module.css'
import { RedeemedCard } from './redeemed-card.tsx'

export function PointOverview() {
  const { tab, page } = useSearch({ strict: false })
  const history = tab === 'riwayat'
  return (
    <div className={styles.grid}>
      <div className={styles.cards}>
        <PointBalance />
        <RedeemedCard />
      </div>
      <div className={styles.rest}>
        <LinkTabs
          label="Voucher dan riwayat poin"
          tabs={[
            { href: pointPath, label: 'Voucher', current: !history },
            { href: historyPath, label: 'Riwayat', current: history },
          ]}
        />
        {history ? <PointHistory page={page} /> : <VoucherCatalogue />}
      </div>
    </div>
  )
}
