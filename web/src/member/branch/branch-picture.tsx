import { sizedPicture } from '../../lib/sized-picture.ts'
import styles from './branch-picture.module.css'

/** The drawn house of a branch; it says nothing the name does not say. */
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
