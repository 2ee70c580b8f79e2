import { lazy, Suspense } from 'react'
import { Spinner } from '../ui/spinner.tsx'
import type { CodeEntryProps } from './code-entry.tsx'

const CodeEntry = lazy(async () => ({ default: (await import('./code-entry.tsx')).CodeEntry }))

/** The six boxes are only needed once a code was sent, so the sign-in page does not wait for them. */
export function LazyCodeEntry(props: CodeEntryProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <CodeEntry {...props} />
    </Suspense>
  )
}
