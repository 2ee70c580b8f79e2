import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorPage } from './error-page.tsx'
import { LonePage } from './lone-page.tsx'

/** For a layout or a page without one. */
export function LoneErrorPage(props: ErrorComponentProps) {
  return (
    <LonePage>
      <ErrorPage {...props} />
    </LonePage>
  )
}
