import type { CallEndpoint } from '../lib/call/call.ts'
import type { Language, Theme } from '../lib/session/preferences.ts'

/** Sent by the server as attributes of the html element. */
export type SiteFlags = { publicSite: boolean; appKey: string }

/** What else happened while the server rendered a page. */
export type RenderOutcome = { status?: 404 | 503; sessionEnded?: true }

export type PageContext = {
  call: CallEndpoint
  /** Handles a failed read or change; absent on the server. */
  onError?: (error: unknown) => void
  flags: SiteFlags
  language: Language
  theme: Theme | undefined
  /** A function, because the cookie may change between navigations. */
  signedIn: () => boolean
  /** The home page of this visitor. */
  home: () => string
  /** The public origin of the site; only on the server, which writes it into the head. */
  origin?: string
  /** Only on the server. */
  outcome: RenderOutcome | undefined
}
