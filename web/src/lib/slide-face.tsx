import type { ComponentProps } from 'react'
import { chevronRightIcon, externalIcon } from '../ui/arrow-icons.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './slide-face.module.css'
import { SlideStage, slideStage } from './slide-stage.tsx'

type SlideFaceProps = {
  title: string
  text: string
  /** leads out of our pages */
  outside: boolean
  picture: ComponentProps<'img'> | undefined
}

/** Of what holds the face: a link on home, a plain box where it is only looked at. */
export const slideCard = classNames(slideStage, styles.card)

/** What a banner shows on home. */
export function SlideFace({ title, text, outside, picture }: SlideFaceProps) {
  return (
    <SlideStage picture={picture}>
      <span className={`h2 ${styles.title}`}>{title}</span>
      <span className={styles.text}>{text}</span>
      <span className={styles.more}>
        {outside ? 'Buka tautan' : 'Lihat promo'}
        <Icon path={outside ? externalIcon : chevronRightIcon} size={16} />
      </span>
    </SlideStage>
  )
}
