import { cardClass } from '../../ui/frame/card-class.ts'
import { SkeletonGroup } from '../../ui/state/skeleton-group.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import styles from './tile-skeleton.module.css'
import { TileGrid, type TileGridProps } from './tile-grid.tsx'

export function TileSkeleton({ columns, count }: { columns: TileGridProps['columns']; count: number }) {
  return (
    <SkeletonGroup>
      <Skeleton className={styles.intro} />
      <Skeleton className={styles.chips} />
      <TileGrid columns={columns}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place} className={`${cardClass()} ${styles.tile}`}>
            <Skeleton className={styles.picture} />
            <div className={styles.words}>
              <Skeleton shape="title" />
              <Skeleton width={50} />
            </div>
          </li>
        ))}
      </TileGrid>
    </SkeletonGroup>
  )
}
