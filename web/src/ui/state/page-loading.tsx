import styles from './page-loading.module.css'
import { SkeletonCard } from './skeleton-card.tsx'
import { SkeletonGroup } from './skeleton-group.tsx'
import { Skeleton } from './skeleton.tsx'

/** The skeleton of an unknown page: a heading and two cards. */
export function PageLoading({ label }: { label?: string | undefined }) {
  return (
    <SkeletonGroup label={label} className={styles.page}>
      <Skeleton shape="heading" className={styles.heading} />
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonGroup>
  )
}
