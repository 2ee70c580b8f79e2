import { useGoBack } from '../../lib/page/use-go-back.ts'
import { memberHome } from '../../lib/session/redirect-path.ts'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { ExchangeRow } from './exchange-row.tsx'
import { MemberVoucherList } from './member-voucher-list.tsx'
import styles from './voucher-screen.module.css'

export function VoucherScreen() {
  const goBack = useGoBack(memberHome)
  return (
    <>
      <TopBar title="Kupon" onBack={goBack} />
      <div className={styles.page}>
        <ExchangeRow />
        <MemberVoucherList />
      </div>
    </>
  )
}
