import { Skeleton } from '../../ui/skeleton.tsx'
import { SkeletonGroup } from '../../ui/skeleton-group.tsx'
import { SkeletonCard } from '../../ui/skeleton-card.tsx'
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
