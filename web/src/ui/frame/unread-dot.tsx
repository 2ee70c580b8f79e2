import styles from './unread-dot.module.css'

/** At the top right of an icon button, whose label must say the same for screen readers. */
export function UnreadDot() {
  return <span className={styles.dot} aria-hidden="true" />
}
