import { lazy, Suspense, type ReactNode } from 'react'
import { Spinner } from '../ui/spinner.tsx'

const OutdatedPassword = lazy(async () => ({
  default: (await import('./outdated-password.tsx')).OutdatedPassword,
}))

/** Hardly anybody sees it, so no page brings its form along. */
export function LazyOutdatedPassword(props: { leave?: ReactNode }) {
  return (
    <Suspense fallback={<Spinner />}>
      <OutdatedPassword {...props} />
    </Suspense>
  )
}
