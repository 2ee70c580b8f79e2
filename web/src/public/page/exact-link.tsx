import { Link } from '@tanstack/react-router'
import type { LinkParts, RenderLink } from '../../ui/render-link.tsx'

/** For `renderLink`: marked as the current place only where the whole address fits, the query included. */
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
