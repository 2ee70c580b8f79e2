import { classNames } from '../frame/class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  shape?: 'line' | 'title' | 'heading' | 'small' | 'block' | 'button' | 'thumb' | 'circle' | 'banner' | undefined
  /** percentage of the container's width */
  width?: 25 | 33 | 50 | 66 | 75 | 90 | 100 | undefined
  className?: string | undefined
}

/** One grey block; combine several inside a `SkeletonGroup`. */
export function Skeleton({ shape = 'line', width, className }: SkeletonProps) {
  return (
    <span className={classNames(styles.piece, styles[shape], width && styles[`w${width}`], className)} aria-hidden />
  )
}
