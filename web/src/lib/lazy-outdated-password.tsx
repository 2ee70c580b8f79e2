import type { ReactNode } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Hardly anybody sees it, so no page brings its form along. */
export const LazyOutdatedPassword = lazyPart<{ open: boolean; email: string; leave?: ReactNode }>(
  async () => (await import('./outdated-password.tsx')).OutdatedPassword,
  <Spinner />,
)
