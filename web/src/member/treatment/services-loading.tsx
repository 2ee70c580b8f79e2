import { cardClass } from '../../ui/frame/card-class.ts'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { SkeletonGroup } from '../../ui/state/skeleton-group.tsx'
import card from './service-card.module.css'
import group from './service-group.module.css'
import styles from './services-loading.module.css'

export function ServicesLoading() {
  return (
    <SkeletonGroup>
      <div className={styles.chips}>
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
      <Skeleton shape="heading" className={styles.heading} />
      <div className={group.list}>
        {Array.from({ length: 6 }, (_, place) => (
          <div key={place} className={`${cardClass()} ${card.card}`}>
            <Skeleton shape="block" className={`${card.picture} ${styles.picture}`} />
            <div className={styles.words}>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton width={33} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
