import { SkeletonGroup } from '../../ui/state/skeleton-group.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import styles from './invoice-sheet.module.css'

const lines = [75, 66, 90, 50] as const

export function InvoiceSkeleton() {
  return (
    <SkeletonGroup label="Memuat invoice" className={styles.sheet}>
      <Skeleton shape="heading" width={50} />
      <Skeleton shape="small" width={75} />
      <Skeleton shape="title" width={66} />
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
