import styles from './choice.module.css'

/** The round mark of one choice among several, for a radio input. */
export function radioDotClass(): string {
  return styles['dot'] ?? ''
}
