import { createContext, use } from 'react'
import { renderAnchor, type LinkParts, type RenderLink } from './render-link.tsx'

const RenderLinkContext = createContext<RenderLink>(renderAnchor)

/** Set once near the root, so that the links of all widgets use the router. */
export const UiLinkProvider = RenderLinkContext.Provider

export type UiLinkProps = LinkParts & { renderLink?: RenderLink | undefined }

export function UiLink({ renderLink, ...parts }: UiLinkProps) {
  const inherited = use(RenderLinkContext)
  return (renderLink ?? inherited)(parts)
}
