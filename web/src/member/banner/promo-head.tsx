import { promoPeriod } from '../../shared/banner/promo-period.ts'
import { sizedPicture } from '../../lib/photo/sized-picture.ts'
import { SlideStage, slideStage } from '../../shared/banner/slide-stage.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { calendarIcon } from '../../ui/icon/thing-icons.ts'
import type { Promo } from './promo.ts'
import styles from './promo-head.module.css'

/** Same picture and title as the banner on home, so that the patient recognises it. */
export function PromoHead({ promo }: { promo: Promo }) {
  const { title, subTitle, image } = promo
  const picture = {
    ...sizedPicture(image, [384, 768, 1200]),
    sizes: '(min-width: 1024px) 960px, (min-width: 784px) 720px, calc(100vw - 32px)',
    fetchPriority: 'high',
  } as const
  return (
    <header className={styles.head}>
      <div className={slideStage}>
        <SlideStage picture={picture} as="div">
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{subTitle}</p>
        </SlideStage>
      </div>
      <p className={styles.period}>
        <Icon path={calendarIcon} size={20} />
        {promoPeriod(promo)}
      </p>
    </header>
  )
}
