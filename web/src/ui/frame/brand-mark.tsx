import styles from './brand-mark.module.css'

export type BrandMarkProps = {
  name?: string | undefined
  /** the area, in a lighter weight after the name */
  area?: string | undefined
  markOnly?: boolean | undefined
}

export function BrandMark({ name = 'Klinik NMW', area, markOnly }: BrandMarkProps) {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <path
          className={styles.leaf}
          d="M16 24.5c-5-2-7.5-5.5-7.5-11 5 .5 7.5 4 7.5 11zM16 24.5c5-2 7.5-5.5 7.5-11-5 .5-7.5 4-7.5 11zM12.8 11.8c.5-2 1.5-3.5 3.2-4.8 1.7 1.3 2.7 2.8 3.2 4.8"
        />
      </svg>
      <span className={markOnly ? 'sr-only' : undefined}>
        {name}
        {area ? <span className={styles.area}> {area}</span> : null}
      </span>
    </span>
  )
}
