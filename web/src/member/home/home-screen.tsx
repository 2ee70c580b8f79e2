import { searchOrders } from '@nmw/contract/order'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { OwnMembership } from '../membership/own-membership.tsx'
import { useOrderDeadline } from '../order/use-order-deadline.ts'
import { HomeBanners } from './home-banners.tsx'
import { HomeBranches } from './home-branches.tsx'
import { HomeHello } from './home-hello.tsx'
import { homeWaiting } from './home-inputs.ts'
import styles from './home-screen.module.css'
import { HomeShortcuts } from './home-shortcuts.tsx'
import { HomeStart } from './home-start.tsx'
import { HomeTreatments } from './home-treatments.tsx'
import { SectionFailure } from './section-failure.tsx'
import { WaitingPaymentCard } from './waiting-payment-card.tsx'

export function HomeScreen() {
  const waiting = useRead(searchOrders, homeWaiting, { quiet: true })
  const { checking = [], page } = waiting.data ?? {}
  const datas = useOrderDeadline(waiting.data?.datas ?? [], waiting.refetch)
  // Payable orders come first, then those whose payment is being checked.
  const order = datas[0] ?? checking[0]
  return (
    <>
      <HomeHello />
      <div className={classNames(styles.grid, order && styles.withDue)}>
        {order ? (
          <div className={styles.due}>
            <WaitingPaymentCard
              key={order.invoice}
              order={order}
              others={(page?.totalData ?? 0) + checking.length - 1}
              readAt={waiting.dataUpdatedAt}
            />
          </div>
        ) : null}
        <div className={styles.card}>
          <OwnMembership href="/user/account" />
        </div>
        <div className={styles.main}>
          {waiting.isError ? (
            <SectionFailure retrying={waiting.isFetching} onRetry={waiting.refetch}>
              Tagihan Anda gagal dimuat. Tidak ada yang berubah.
            </SectionFailure>
          ) : null}
          {order || waiting.isError ? null : <HomeStart />}
          <HomeShortcuts />
          <div className={styles.banners}>
            <HomeBanners />
          </div>
          <HomeTreatments />
        </div>
        <div className={styles.rest}>
          <HomeBranches />
        </div>
      </div>
    </>
  )
}
