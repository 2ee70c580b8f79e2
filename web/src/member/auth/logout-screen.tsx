import { LOGGED_OUT, logout } from '@nmw/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../lib/call/call.ts'
import { clearBrowserData } from '../../lib/session/clear-browser-data.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { memberHome } from '../../lib/session/redirect-path.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Spinner } from '../../ui/frame/spinner.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import styles from './logout-screen.module.css'

export function LogoutScreen() {
  const call = useCall()
  const client = useQueryClient()
  const router = useRouter()
  const toast = useToast()
  const [failed, setFailed] = useState(false)
  const leaving = useRef(false)

  const leave = useEffectEvent(async () => {
    try {
      await call(logout, {})
    } catch (error) {
      // With an expired session the patient is signed out already; after any other failure the session is still open.
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) {
        setFailed(true)
        return
      }
    }
    clearBrowserData(client)
    toast.alert({ status: 'success', message: LOGGED_OUT })
    await router.navigate({ to: '/auth/login', replace: true })
  })

  useEffect(() => {
    if (failed || leaving.current) return
    leaving.current = true
    void leave()
  }, [failed])

  function tryAgain() {
    leaving.current = false
    setFailed(false)
  }

  return (
    <main className={styles.page}>
      {failed ? (
        <ErrorState
          title="Anda belum keluar"
          level={1}
          onRetry={tryAgain}
          action={
            <UiLink href={memberHome} className={buttonClass({ variant: 'quiet' })}>
              Kembali ke beranda
            </UiLink>
          }
        >
          Akun Anda masih terbuka di perangkat ini. Periksa koneksi internet Anda.
        </ErrorState>
      ) : (
        <>
          <h1 className="h2">Keluar dari akun Anda</h1>
          <output className={styles.waiting}>
            <Spinner />
            Mohon tunggu sebentar
          </output>
        </>
      )}
    </main>
  )
}
