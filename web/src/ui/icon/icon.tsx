import styles from './icon.module.css'

/** A drawing on the 24 px grid as one path; the sets are the `*-icons.ts` files in this folder. */
export type IconPath = `M${string}` | `m${string}`

export type IconProps = {
  path: IconPath
  size?: 14 | 16 | 18 | 20 | 24 | 32
  className?: string | undefined
}

export function Icon({ path, size = 24, className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={size === 14 ? 2.25 : size === 16 ? 2 : 1.75}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
