import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

export type IconButtonLook = { line?: boolean | undefined }

/** For links styled as an icon button; such a link needs its own `aria-label`. */
export function iconButtonClass({ line }: IconButtonLook = {}): string {
  return classNames(styles.button, line && styles.line)
}
