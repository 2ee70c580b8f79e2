import { classNames } from '../../ui/class-names.ts'
import styles from './voucher-picture.module.css'

export type VoucherPictureProps = {
  /** the name of a stored picture, or the path of one that belongs to the app */
  image: string
  width: 192 | 384 | 768
  eager?: boolean | undefined
  className?: string | undefined
}

/** Says nothing that its name beside it does not say. */
export function VoucherPicture({ image, width, eager, className }: VoucherPictureProps) {
  const src = image.startsWith('/') ? image : `/img/${encodeURIComponent(image)}?w=${width}`
  return (
    <img
      className={classNames(styles.picture, className)}
      src={src}
      alt=""
      width={320}
      height={200}
      loading={eager ? 'eager' : 'lazy'}
    />
  )
}
