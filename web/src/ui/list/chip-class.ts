import styles from './chip.module.css'
import { classNames } from '../frame/class-names.ts'

export function chipClass({ on }: { on?: boolean | undefined } = {}): string {
  return classNames(styles.chip, on && styles.on)
}
