import { PICTURE_WIDTHS } from './picture-widths.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { imageIcon } from '../../ui/icon/thing-icons.ts'
import styles from './site-picture.module.css'

export type SitePictureProps = {
  /** A file name from the API. */
  file: string
  /** Empty where the text beside it says the same. */
  alt?: string | undefined
  width: number
  height: number
  /** The `sizes` attribute. */
  sizes: string
  /** The largest picture of the first view: loaded with priority. */
  first?: boolean | undefined
  className?: string | undefined
}

/** Reserves its space until it has loaded. */
export function SitePicture({ file, alt = '', width, height, sizes, first, className }: SitePictureProps) {
  const common = { alt, width, height, className: classNames(styles.picture, className) }
  if (!file) {
    return (
      <span className={classNames(styles.picture, styles.none, className)} aria-hidden="true">
        <Icon path={imageIcon} size={32} />
      </span>
    )
  }
  const address = `/img/${encodeURIComponent(file)}`
  const loading = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  if (!file.endsWith('.webp')) return <img {...common} {...loading} src={address} alt={alt} />
  const sources = PICTURE_WIDTHS.map((wide) => `${address}?w=${wide} ${wide}w`).join(', ')
  return <img {...common} {...loading} src={`${address}?w=768`} srcSet={sources} sizes={sizes} alt={alt} />
}
