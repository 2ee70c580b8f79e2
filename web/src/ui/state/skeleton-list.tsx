import { SkeletonCard, type SkeletonCardProps } from './skeleton-card.tsx'
import styles from './skeleton-list.module.css'
import { SkeletonGroup } from './skeleton-group.tsx'

export type SkeletonListProps = SkeletonCardProps & { count?: number | undefined; label?: string | undefined }

export function SkeletonList({ count = 3, label, ...card }: SkeletonListProps) {
  return (
    <SkeletonGroup label={label} className={styles.list}>
      {Array.from({ length: count }, (_, place) => (
        <SkeletonCard key={place} {...card} />
      ))}
    </SkeletonGroup>
  )
}
