import type { CallEndpoint } from './call.ts'
import type { Search } from './load.ts'
import type { Language } from './preferences.ts'

/**
 * What a page of the public site shows, read in one go. Unlike a `Load` it fills no cache: the server sends the result
 * along with the page, and the code that reads comes to the browser only when somebody goes on to another page.
 */
export type ReadContent<T = unknown> = (page: {
  call: CallEndpoint
  params: Record<string, string>
  search: Search
}) => Promise<T>

/** What a page says about itself to search engines, and to those it is shared with. */
export type PageHead = {
  title: string
  description: string
  /** The one address of this content, without what only filters or searches. */
  path: string
  /** A file of ours. */
  image?: string | undefined
  kind?: 'article' | 'website' | undefined
  /** Not for search engines: results of a search, and what is not there. */
  hidden?: boolean | undefined
  /** Facts in the words of schema.org. */
  facts?: readonly object[] | undefined
}

export type DescribePage<T = undefined> = (content: T, page: { origin: string; language: Language }) => PageHead

/** The props of a screen that shows such content. */
export type ContentProps<T> = {
  content: T
  /** The next content is on its way; this one stays until then. */
  waiting: boolean
}
