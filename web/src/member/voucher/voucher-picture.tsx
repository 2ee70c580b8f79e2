import { classNames } from '../../ui/class-names.ts'
import styles from './voucher-picture.module.css'

export type VoucherPictureProps = {
  /** the name of a stored picture, or the path of one that belongs to the app */
  image: string
  width: 192 | 384 | 768
  eager?: boolean | undefined
  /** it cannot be used any more */
  ended?: boolean | undefined
  className?: string | undefined
}

/** Says nothing that its name beside it does not say. */
export function VoucherPicture({ image, width, eager, ended, className }: VoucherPictureProps) {
  const src = image.startsWith('/') ? image : `/img/${encodeURIComponent(image)}?w=${width}`
  return (
    // A frame, because dark mode has a filter of its own on pictures.
    <span className={classNames(styles.frame, ended && styles.ended, className)}>
      <img className={styles.picture} src={src} alt="" width={320} height={200} loading={eager ? 'eager' : 'lazy'} />
    </span>
  )
}
