import { SkeletonGroup } from '../../ui/state/skeleton-group.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import styles from './article-loading.module.css'

export function ArticleLoading() {
  return (
    <SkeletonGroup className={styles.page}>
      <Skeleton width={33} />
      <Skeleton shape="heading" width={90} />
      <Skeleton shape="heading" width={66} />
      <Skeleton width={100} />
      <Skeleton shape="banner" />
      <Skeleton width={100} />
      <Skeleton width={90} />
      <Skeleton width={100} />
      <Skeleton width={66} />
    </SkeletonGroup>
  )
}
