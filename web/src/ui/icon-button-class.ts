import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

export type IconButtonLook = { line?: boolean | undefined }

/** For links that look like an icon button; such a link needs an `aria-label` of its own. */
export function iconButtonClass({ line }: IconButtonLook = {}): string {
  return classNames(styles.button, line && styles.line)
}
