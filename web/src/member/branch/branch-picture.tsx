import { sizedPicture } from '../../lib/photo/sized-picture.ts'
import styles from './branch-picture.module.css'

/** Decorative: the name says the same. */
export function BranchPicture({ image, size }: { image: string; size: 56 | 72 }) {
  return (
    <img
      className={styles.picture}
      {...sizedPicture(image, [96, 192])}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  )
}
