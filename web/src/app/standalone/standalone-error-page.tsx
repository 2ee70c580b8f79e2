import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorPage } from './error-page.tsx'
import { StandalonePage } from './standalone-page.tsx'

/** For a layout, or a page without one. */
export function StandaloneErrorPage(props: ErrorComponentProps) {
  return (
    <StandalonePage>
      <ErrorPage {...props} />
    </StandalonePage>
  )
}
