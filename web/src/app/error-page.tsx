import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { errorTextOf } from '../lib/call.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { isChunkLoadError, isOffline } from '../ui/chunk-load-error.ts'

/** Takes the place of the screen that failed; the layout around it stays. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  function tryAgain() {
    // A file that is gone stays gone after a new version came out: only the page itself knows the new names. Without a
    // line there would be nothing in its place.
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
