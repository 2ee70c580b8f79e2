import { cardClass } from '../../ui/frame/card-class.ts'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { SkeletonGroup } from '../../ui/state/skeleton-group.tsx'
import styles from './service-loading.module.css'

export function ServiceLoading() {
  return (
    <SkeletonGroup className={styles.page}>
      <Skeleton shape="block" className={styles.picture} />
      <Skeleton />
      <Skeleton width={66} />
      <div className={`${cardClass({ padded: true })} ${styles.price}`}>
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton shape="button" width={100} />
      </div>
    </SkeletonGroup>
  )
}
