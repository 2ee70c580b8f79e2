import { listBanners } from '@nmw/contract/banner'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { SkeletonGroup } from '../../ui/state/skeleton-group.tsx'
import { BannerCarousel } from '../banner/banner-carousel.tsx'
import styles from './home-banners.module.css'
import { SectionFailure } from './section-failure.tsx'

export function HomeBanners() {
  const { data, isError, isFetching, refetch } = useRead(listBanners, {}, { quiet: true })
  if (data) return data.length ? <BannerCarousel slides={data} /> : null
  if (isError) {
    return (
      <SectionFailure retrying={isFetching} onRetry={refetch}>
        Promo gagal dimuat.
      </SectionFailure>
    )
  }
  return (
    <SkeletonGroup className={styles.loading}>
      <Skeleton shape="banner" className={styles.slide} />
    </SkeletonGroup>
  )
}
