import type { Language } from '../../lib/preferences.ts'

/** What the frame of the public pages has to know about who looks at it. */
export type PublicVisitor = {
  language: Language
  signedIn: boolean
  /** where the brand leads */
  home: string
  /** the content pages are open; otherwise nothing links to them */
  siteOpen: boolean
}
