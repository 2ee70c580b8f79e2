import { classNames } from './class-names.ts'
import styles from './button.module.css'

export type ButtonLook = {
  variant?: 'primary' | 'soft' | 'line' | 'quiet' | 'quiet-danger' | 'danger' | 'danger-solid' | undefined
  small?: boolean | undefined
  block?: boolean | undefined
}

/** Styles a link as a button: `<Link className={buttonClass({ variant: 'soft' })}>`. */
export function buttonClass({ variant = 'primary', small, block }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], small && styles.small, block && styles.block)
}
