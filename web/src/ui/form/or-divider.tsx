import styles from './or-divider.module.css'

export function OrDivider({ children = 'atau' }: { children?: string | undefined }) {
  return <p className={styles.or}>{children}</p>
}
