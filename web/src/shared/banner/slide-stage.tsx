import type { ComponentProps, ReactNode } from 'react'
import styles from './slide-stage.module.css'

type SlideStageProps = {
  picture: ComponentProps<'img'> | undefined
  /** 'span' inside a link, which cannot contain blocks */
  as?: 'span' | 'div'
  children: ReactNode
}

/** The class of its container, whose width decides the layout. */
export const slideStage = styles.stage

/** A picture behind a curved panel of text. */
export function SlideStage({ picture, as: Tag = 'span', children }: SlideStageProps) {
  return (
    <>
      {picture ? <img className={styles.picture} alt="" width="1320" height="500" {...picture} /> : null}
      <Tag className={styles.text}>{children}</Tag>
    </>
  )
}
