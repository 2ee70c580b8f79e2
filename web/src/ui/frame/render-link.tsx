import type { ReactNode } from 'react'

export type LinkParts = {
  href: string
  className?: string | undefined
  children: ReactNode
  title?: string | undefined
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | 'step' | undefined
}

/**
 * How a widget renders its links, so that a router can be used: `({ href, ...rest }) => <Link to={href} {...rest} />`.
 */
export type RenderLink = (parts: LinkParts) => ReactNode

export const renderAnchor: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>
