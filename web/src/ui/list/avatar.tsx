import { classNames } from '../frame/class-names.ts'
import styles from './avatar.module.css'
import { initials } from './initials.ts'

export type AvatarProps = {
  name: string
  /** without a picture the initials are shown */
  src?: string | null | undefined
  size?: 32 | 48 | 56 | 64 | undefined
  /** the name is not shown next to it, so the picture needs it as alt text */
  alone?: boolean | undefined
}

export function Avatar({ name, src, size = 48, alone }: AvatarProps) {
  const className = classNames(styles.avatar, styles[`s${size}`])
  if (src) return <img className={className} src={src} alt={alone ? name : ''} width={size} height={size} />
  return (
    <span className={className}>
      <span aria-hidden="true">{initials(name)}</span>
      {alone ? <span className="sr-only">{name}</span> : null}
    </span>
  )
}
