import { classNames } from '../ui/class-names.ts'
import styles from './written-text.module.css'

/** What staff wrote in markdown. The server made HTML of it when it was saved, and cleaned it. */
export function WrittenText({ html, className }: { html: string; className?: string | undefined }) {
  return <div className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
