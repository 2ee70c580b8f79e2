import type { Language } from '../../lib/session/preferences.ts'

export type PublicVisitor = {
  language: Language
  signedIn: boolean
  /** the link of the brand */
  home: string
  /** the content pages are open; otherwise nothing links to them */
  siteOpen: boolean
}
