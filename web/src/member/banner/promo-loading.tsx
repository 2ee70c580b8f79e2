import { Skeleton } from '../../ui/state/skeleton.tsx'
import { SkeletonGroup } from '../../ui/state/skeleton-group.tsx'
import { SkeletonCard } from '../../ui/state/skeleton-card.tsx'
import styles from './promo-loading.module.css'

export function PromoLoading() {
  return (
    <SkeletonGroup className={styles.page}>
      <Skeleton shape="banner" className={styles.picture} />
      <Skeleton shape="heading" />
      <Skeleton width={75} />
      <Skeleton width={50} />
      <SkeletonCard picture="none" />
    </SkeletonGroup>
  )
}
