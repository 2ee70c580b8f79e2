import { useLinkProps } from '@tanstack/react-router'
import type { LinkParts } from '../ui/frame/render-link.tsx'
import { parseSearch } from './search-params.ts'

/** Takes a plain href: links within the site go through the router, all others are ordinary anchors. */
export function RouterLink({ href, children, ...rest }: LinkParts) {
  if (!/^\/(?!\/)/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <InnerLink href={href} {...rest}>
      {children}
    </InnerLink>
  )
}

function InnerLink({ href, children, ...rest }: LinkParts) {
  const { pathname, search, hash } = new URL(href, 'http://page')
  const props = useLinkProps({
    to: pathname as '/',
    search: parseSearch(search),
    hash: hash.slice(1),
    // Compares the query too: otherwise page 1 of a list would be current while page 2 is shown.
    activeOptions: { exact: true },
    ...rest,
  })
  return (
    // The widget's own aria-current wins: the router marks a page as current before it is shown.
    <a {...props} {...('aria-current' in rest && { 'aria-current': rest['aria-current'] })}>
      {children}
    </a>
  )
}
