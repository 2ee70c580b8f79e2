import { classNames } from '../frame/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './thumb.module.css'
import { imageIcon } from '../icon/thing-icons.ts'

export type ThumbProps = { src?: string | null | undefined; alt?: string | undefined; size?: 48 | 56 | 64 | undefined }

export function Thumb({ src, alt = '', size = 64 }: ThumbProps) {
  const className = classNames(styles.thumb, styles[`s${size}`])
  if (src) return <img className={className} src={src} alt={alt} width={size} height={size} loading="lazy" />
  return (
    <span className={className}>
      <Icon path={imageIcon} />
    </span>
  )
}
