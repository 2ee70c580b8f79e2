import type { ReactNode } from 'react'
import { lazyPart } from '../../ui/overlay/lazy-part.tsx'
import { Spinner } from '../../ui/frame/spinner.tsx'

/** Rarely needed, so no page carries its form. */
export const LazyOutdatedPassword = lazyPart<{ open: boolean; email: string; leave?: ReactNode }>(
  async () => (await import('./outdated-password.tsx')).OutdatedPassword,
  <Spinner />,
)
