import type { CallEndpoint } from '../call/call.ts'
import type { Search } from './load.ts'
import type { Language } from '../session/preferences.ts'

/**
 * Reads the content of a public page. Unlike a `Load` it fills no cache: the server sends the result along with the
 * page, and the browser loads the reading code only when the visitor navigates.
 */
export type ReadContent<T = unknown> = (page: {
  call: CallEndpoint
  params: Record<string, string>
  search: Search
}) => Promise<T>

/** Metadata of a page for search engines and shared links. */
export type PageHead = {
  title: string
  description: string
  /** The canonical path, without filters and searches. */
  path: string
  /** A file on our server. */
  image?: string | undefined
  kind?: 'article' | 'website' | undefined
  /** noindex, for search results and missing content. */
  hidden?: boolean | undefined
  /** Structured data by schema.org. */
  facts?: readonly object[] | undefined
}

export type DescribePage<T = undefined> = (content: T, page: { origin: string; language: Language }) => PageHead

export type ContentProps<T> = {
  content: T
  /** The next content is loading; this one stays visible until then. */
  waiting: boolean
}
