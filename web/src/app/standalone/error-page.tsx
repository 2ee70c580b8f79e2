import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { errorTextOf } from '../../lib/call/call.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { isChunkLoadError, isOffline } from '../../ui/frame/chunk-load-error.ts'

/** Replaces the failed screen; the layout around it stays. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  function tryAgain() {
    // After a deploy an old file is gone for good and only a reload learns the new names. Offline, a reload would
    // show nothing.
    if (isChunkLoadError(error) && !isOffline()) location.reload()
    else {
      reset()
      void router.invalidate()
    }
  }
  return (
    <ErrorState title="Halaman ini gagal dimuat" level={1} onRetry={tryAgain}>
      {errorTextOf(error)}
    </ErrorState>
  )
}
