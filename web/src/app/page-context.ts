import type { CallEndpoint } from '../lib/call.ts'
import type { Language, Theme } from '../lib/preferences.ts'

/** What the server tells the browser through attributes of the html element. */
export type SiteFlags = { publicSite: boolean; appKey: string }

/** What happened while the server rendered a page, beyond its markup. */
export type RenderOutcome = { status?: 404 | 503; sessionEnded?: true }

export type PageContext = {
  call: CallEndpoint
  /** What happens with a failed read or change; nothing while rendering on the server. */
  onError?: (error: unknown) => void
  flags: SiteFlags
  language: Language
  theme: Theme | undefined
  /** Asked at every navigation, because the flag cookie comes and goes. */
  signedIn: () => boolean
  /** Where 'home' leads for this visitor. */
  home: () => string
  /** Where people reach us; known only while rendering on the server, which writes it into the head. */
  origin?: string
  /** Only while rendering on the server. */
  outcome: RenderOutcome | undefined
}
