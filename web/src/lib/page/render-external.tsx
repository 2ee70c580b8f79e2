import type { RenderLink } from '../../ui/frame/render-link.tsx'

/** For `renderLink`: opens the link in a new tab. */
export const renderExternal: RenderLink = ({ children, ...rest }) => (
  <a {...rest} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)
