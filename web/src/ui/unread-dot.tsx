import styles from './unread-dot.module.css'

/** Sits at the top right of an icon button; the button's label says the same in words. */
export function UnreadDot() {
  return <span className={styles.dot} aria-hidden="true" />
}
