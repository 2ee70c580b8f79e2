import { Link, useRouter } from '@tanstack/react-router'
import styles from './notice-page.module.css'

export function NotFoundPage() {
  const { home } = useRouter().options.context
  return (
    <main className={styles.notice}>
      <h1 lang="en">We can’t find the page what you are looking for</h1>
      <p lang="id">Halaman yang Anda cari tidak ditemukan.</p>
      <Link to={home() as '/'} className={styles.action} lang="en">
        Go back home
      </Link>
    </main>
  )
}
