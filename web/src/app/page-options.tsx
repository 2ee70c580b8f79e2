import { pageTitle } from '../lib/page-title.ts'
import { comingSoon } from './lazy-coming-soon.tsx'
import { routeFlags } from './route-flags.ts'
import { screen, type ScreenPath } from './screen.ts'

/** `reads`: the screen has no `*-load.ts` of its own, but reads or clears what others have read. */
export type Page = {
  title: string
  screen: ScreenPath
  needsQueryClient?: boolean
  content?: boolean
  preload?: boolean
}

/** Every page of the tables, so that a test can look at them all. */
export const pages = new Map<string, Page>()

/** The part of a route that its table entry decides: what it shows, what it reads first, its title. */
export function pageOptions(path: string, page: Page) {
  pages.set(path, page)
  const head = () => ({ meta: [{ title: pageTitle(page.title) }] })
  if (routeFlags[path] === false) return { head, ...comingSoon(page.title) }
  return { head, ...screen(page.screen, page) }
}
