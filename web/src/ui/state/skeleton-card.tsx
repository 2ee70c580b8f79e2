import { cardClass } from '../frame/card-class.ts'
import styles from './skeleton-card.module.css'
import { Skeleton } from './skeleton.tsx'

export type SkeletonCardProps = { foot?: boolean | undefined; picture?: 'thumb' | 'circle' | 'none' | undefined }

/** The shape of most list cards: picture, three lines, and a footer with an action. */
export function SkeletonCard({ foot = true, picture = 'thumb' }: SkeletonCardProps) {
  return (
    <div className={`${cardClass()} ${styles.card}`}>
      {picture === 'none' ? null : <Skeleton shape={picture} />}
      <div className={styles.lines}>
        <Skeleton shape="title" />
        <Skeleton width={50} />
        <Skeleton width={90} />
      </div>
      {foot ? (
        <div className={styles.foot}>
          <Skeleton shape="title" width={33} />
          <Skeleton shape="button" />
        </div>
      ) : null}
    </div>
  )
}
