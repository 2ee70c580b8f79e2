import { SkeletonGroup } from '../../../ui/state/skeleton-group.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import styles from './conversation-skeleton.module.css'

export function ConversationSkeleton() {
  return (
    <SkeletonGroup label="Memuat percakapan..." className={styles.lines}>
      <Skeleton shape="button" className={styles.theirs} />
      <Skeleton shape="button" className={styles.mine} />
      <Skeleton shape="block" className={styles.theirs} />
      <Skeleton shape="button" className={styles.mine} />
    </SkeletonGroup>
  )
}
