import type { RenderLink } from '../ui/render-link.tsx'

/** For `renderLink`: the page stays open while the other site opens in a tab of its own. */
export const renderExternal: RenderLink = ({ children, ...rest }) => (
  <a {...rest} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)
