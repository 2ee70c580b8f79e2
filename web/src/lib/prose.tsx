import styles from './prose.module.css'

/** Text that staff wrote. The server made the HTML and left nothing in it that could act. */
export function Prose({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- see server/src/markdown/render-markdown.ts
  return <div className={styles.prose} lang="id" dangerouslySetInnerHTML={{ __html: html }} />
}
