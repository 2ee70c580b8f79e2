import { classNames } from '../frame/class-names.ts'
import styles from './kbd.module.css'

export type KbdProps = { children: string; inField?: boolean | undefined }

/** A keyboard key. Purely visual, so hidden from screen readers. */
export function Kbd({ children, inField }: KbdProps) {
  return (
    <kbd className={classNames(styles.kbd, inField && styles.inField)} aria-hidden="true">
      {children}
    </kbd>
  )
}
