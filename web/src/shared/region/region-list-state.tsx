import { Button } from '../../ui/frame/button.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { SkeletonGroup } from '../../ui/state/skeleton-group.tsx'
import { refreshIcon } from '../../ui/icon/state-icons.ts'
import styles from './region-field.module.css'
import type { RegionList } from './use-region-lists.ts'

export function RegionListState({ label, list }: { label: string; list: RegionList }) {
  if (list.data) return null
  if (list.isError) {
    return (
      <div className={styles.failed} role="alert">
        <p>{list.error.message}</p>
        <Button variant="soft" small icon={refreshIcon} busy={list.isFetching} onClick={() => void list.refetch()}>
          Coba lagi
        </Button>
      </div>
    )
  }
  return (
    <SkeletonGroup label={`Memuat ${label}...`} className={styles.loading}>
      <Skeleton width={50} />
      <Skeleton width={66} />
      <Skeleton width={33} />
    </SkeletonGroup>
  )
}
