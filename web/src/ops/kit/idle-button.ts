import styles from './idle-button.module.css'

/** The props of a button: while idle it keeps its place and focus, and clicks are ignored. */
export function unlessIdle(idle: boolean, act: () => void) {
  return idle ? { 'aria-disabled': true, className: styles.idle } : { onClick: act }
}
