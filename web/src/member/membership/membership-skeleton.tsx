import { Skeleton } from '../../ui/state/skeleton.tsx'
import { SkeletonGroup } from '../../ui/state/skeleton-group.tsx'
import styles from './membership-skeleton.module.css'

export function MembershipSkeleton() {
  return (
    <SkeletonGroup className={styles.card}>
      <div className={styles.top}>
        <div className={styles.who}>
          <Skeleton shape="small" width={50} />
          <Skeleton shape="title" />
        </div>
        <Skeleton shape="title" width={25} className={styles.figure} />
      </div>
      <Skeleton width={66} />
    </SkeletonGroup>
  )
}
