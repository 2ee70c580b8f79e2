import type { ComponentProps } from 'react'
import { chevronRightIcon, externalIcon } from '../../ui/icon/arrow-icons.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './slide-face.module.css'
import { SlideStage, slideStage } from './slide-stage.tsx'

type SlideFaceProps = {
  title: string
  text: string
  /** links to another site */
  outside: boolean
  picture: ComponentProps<'img'> | undefined
}

/** The class of the container: a link on the home page, a plain box in a preview. */
export const slideCard = classNames(slideStage, styles.card)

/** A banner as the home page shows it. */
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
