import styles from './search-result.module.css'

type SearchResultProps = { title: string; description: string; path: string }

/** Preview of a search result: titles are cut at about 60 characters, descriptions at about 160. */
export function SearchResult({ title, description, path }: SearchResultProps) {
  return (
    <figure className={styles.result}>
      <figcaption className="tiny dim">Tampilan di hasil pencarian</figcaption>
      <p className={styles.path}>{`${location.host}${path}`}</p>
      <p className={styles.title}>{cut(title || 'Judul halaman', 60)}</p>
      <p className={styles.text}>{cut(description || 'Deskripsi halaman.', 160)}</p>
    </figure>
  )
}

function cut(text: string, length: number) {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}
