import { SkeletonCard } from '../../ui/state/skeleton-card.tsx'
import { SkeletonGroup } from '../../ui/state/skeleton-group.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import styles from './doctor-loading.module.css'

export function DoctorLoading() {
  return (
    <SkeletonGroup className={styles.page}>
      <Skeleton className={styles.head} />
      <SkeletonCard picture="none" />
      <SkeletonCard picture="none" foot={false} />
    </SkeletonGroup>
  )
}
