import { LegalText, type LegalContent } from '../../shared/consent/legal-text.tsx'
import styles from './legal-page.module.css'

/** Legal text, in its original language only. */
export function LegalPage({ title, content }: { title: string; content: LegalContent }) {
  return (
    <div className={styles.page} lang="id">
      <h1 className={styles.title}>{title}</h1>
      <LegalText content={content} />
    </div>
  )
}
