import { useLinkProps } from '@tanstack/react-router'
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
    // Only the very page is the current one: else page 1 of a list would be, too, while page 2 is shown.
    activeOptions: { exact: true },
    ...rest,
  })
  return (
    // What a widget says of its links is so: the router calls a page current before it is shown.
    <a {...props} {...('aria-current' in rest && { 'aria-current': rest['aria-current'] })}>
      {children}
    </a>
  )
}
