import { Link } from '@tanstack/react-router'
import type { LinkParts } from '../ui/render-link.tsx'
import { parseSearch } from './search-params.ts'

/** A link written as plain href: pages of this site go through the router, everything else is an ordinary anchor. */
export function RouterLink({ href, children, ...rest }: LinkParts) {
  if (!/^\/(?!\/)/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  const { pathname, search, hash } = new URL(href, 'http://page')
  return (
    // Only the very page is the current one: else page 1 of a list would be, too, while page 2 is shown.
    <Link
      to={pathname as '/'}
      search={parseSearch(search)}
      hash={hash.slice(1)}
      activeOptions={{ exact: true }}
      {...rest}
    >
      {children}
    </Link>
  )
}
