import styles from './choice.module.css'

export function radioDotClass(): string {
  return styles['dot'] ?? ''
}
