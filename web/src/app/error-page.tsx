import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiError, serverFault } from '../lib/call.ts'
import styles from './notice-page.module.css'

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  function tryAgain() {
    reset()
    void router.invalidate()
  }
  return (
    <main className={styles.notice}>
      <h1>Halaman ini gagal dimuat</h1>
      <p role="alert">{error instanceof ApiError ? error.message : serverFault}</p>
      <button type="button" className={styles.action} onClick={tryAgain}>
        Coba lagi
      </button>
    </main>
  )
}
