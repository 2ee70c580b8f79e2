import { Link } from '@tanstack/react-router'
import type { LinkParts, RenderLink } from '../../ui/frame/render-link.tsx'

/** For `renderLink`: current only where path and query match. */
export const renderExact: RenderLink = (parts) => <ExactLink {...parts} />

function ExactLink({ href, children, 'aria-current': _current, ...rest }: LinkParts) {
  const { pathname, searchParams } = new URL(href, 'http://page')
  return (
    <Link
      to={pathname as '/'}
      search={Object.fromEntries(searchParams)}
      activeOptions={{ exact: true, includeSearch: true }}
      resetScroll={false}
      {...rest}
    >
      {children}
    </Link>
  )
}
