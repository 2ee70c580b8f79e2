import { classNames } from '../../ui/frame/class-names.ts'
import styles from './written-text.module.css'

/** Markdown written by staff, rendered and sanitised when it was saved. */
export function WrittenText({ html, className }: { html: string; className?: string | undefined }) {
  return <div className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
