import styles from './idle-button.module.css'

/** What a button does on a press; while there is nothing to do it keeps its place and the focus, and presses are dropped. */
export function unlessIdle(idle: boolean, act: () => void) {
  return idle ? { 'aria-disabled': true, className: styles.idle } : { onClick: act }
}
