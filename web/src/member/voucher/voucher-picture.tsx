import { classNames } from '../../ui/frame/class-names.ts'
import styles from './voucher-picture.module.css'

export type VoucherPictureProps = {
  /** the name of an uploaded picture, or the path of a static one */
  image: string
  width: 192 | 384 | 768
  eager?: boolean | undefined
  /** it can no longer be used */
  ended?: boolean | undefined
  className?: string | undefined
}

/** Decorative: the name beside it says the same. */
export function VoucherPicture({ image, width, eager, ended, className }: VoucherPictureProps) {
  const src = image.startsWith('/') ? image : `/img/${encodeURIComponent(image)}?w=${width}`
  return (
    // A frame, because dark mode filters the picture itself.
    <span className={classNames(styles.frame, ended && styles.ended, className)}>
      <img className={styles.picture} src={src} alt="" width={320} height={200} loading={eager ? 'eager' : 'lazy'} />
    </span>
  )
}
