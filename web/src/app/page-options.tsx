import { pageTitle } from '../lib/page/page-title.ts'
import { comingSoon } from './standalone/lazy-coming-soon.tsx'
import { routeFlags } from './route-flags.ts'
import { screen, type ScreenPath } from './screen.ts'

/** `needsQueryClient`: the screen has no `*-load.ts`, but reads or clears cached queries. */
export type Page = {
  title: string
  screen: ScreenPath
  needsQueryClient?: boolean
  content?: boolean
  preload?: boolean
}

/** All pages of the route tables, for tests. */
export const pages = new Map<string, Page>()

export function pageOptions(path: string, page: Page) {
  pages.set(path, page)
  const head = () => ({ meta: [{ title: pageTitle(page.title) }] })
  if (routeFlags[path] === false) return { head, ...comingSoon(page.title) }
  return { head, ...screen(page.screen, page) }
}
