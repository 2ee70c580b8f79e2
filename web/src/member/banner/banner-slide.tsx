import type { BannerSlide as Slide } from '@nmw/contract/banner'
import { renderExternal } from '../../lib/page/render-external.tsx'
import { sizedPicture } from '../../lib/photo/sized-picture.ts'
import { slideCard, SlideFace } from '../../shared/banner/slide-face.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './banner-slide.module.css'
import { bannerTarget } from './banner-target.ts'

type BannerSlideProps = {
  slide: Slide
  /** the first one is the largest element of the first view */
  first: boolean
  label: string
  /** out of sight, and skipped by the keyboard */
  hidden: boolean
}

export function BannerSlide({ slide, first, label, hidden }: BannerSlideProps) {
  const { href, outside } = bannerTarget(slide.url)
  return (
    <div className={styles.slide} role="group" aria-roledescription="slide" aria-label={label} inert={hidden}>
      <UiLink href={href} className={slideCard} {...(outside && { renderLink: renderExternal })}>
        <SlideFace
          title={slide.title}
          text={slide.subTitle}
          outside={outside}
          picture={{
            ...sizedPicture(slide.image, [384, 768, 1200]),
            sizes: '(min-width: 1024px) 600px, (min-width: 784px) 720px, calc(100vw - 32px)',
            ...(first ? { fetchPriority: 'high' } : { fetchPriority: 'low', loading: 'lazy' }),
          }}
        />
      </UiLink>
    </div>
  )
}
