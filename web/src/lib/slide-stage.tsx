import type { ComponentProps, ReactNode } from 'react'
import styles from './slide-stage.module.css'

type SlideStageProps = {
  picture: ComponentProps<'img'> | undefined
  /** what may stand in it: a link holds no blocks */
  as?: 'span' | 'div'
  children: ReactNode
}

/** Of what holds the stage; it lies in a container, whose width decides how much room it takes. */
export const slideStage = styles.stage

/** A picture that looks out from behind words. */
export function SlideStage({ picture, as: Tag = 'span', children }: SlideStageProps) {
  return (
    <>
      {picture ? <img className={styles.picture} alt="" width="1320" height="500" {...picture} /> : null}
      <Tag className={styles.words}>{children}</Tag>
    </>
  )
}
