import { Link, useRouter } from '@tanstack/react-router'
import styles from './notice-page.module.css'

export function ComingSoonPage() {
  const { home } = useRouter().options.context
  return (
    <main className={styles.notice}>
      <h1>Segera Hadir</h1>
      <p>Halaman ini sedang kami siapkan.</p>
      <Link to={home() as '/'} className={styles.action}>
        Kembali Ke Halaman Utama
      </Link>
    </main>
  )
}
