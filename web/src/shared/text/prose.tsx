import styles from './prose.module.css'

/** Text written by staff, rendered and sanitised on the server. */
export function Prose({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- see server/src/markdown/render-markdown.ts
  return <div className={styles.prose} lang="id" dangerouslySetInnerHTML={{ __html: html }} />
}
