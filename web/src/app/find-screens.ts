import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { ApiError, offlineText } from '../lib/call.ts'
import type { Load, Search } from '../lib/load.ts'
import { pageTitle } from '../lib/page-title.ts'
import { isOffline } from '../ui/chunk-load-error.ts'
import { exportName } from './export-name.ts'
import type { Loaded } from './run-content.ts'
import type { Visit } from './run-load.ts'

type Importer = () => Promise<Record<string, unknown>>
type ScreenImporter = () => Promise<Record<string, ComponentType>>
type Modules = Record<string, Importer>

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Source files of the route's own chunk: the server looks up their styles and scripts. */
    modules?: readonly string[]
  }
}

export type ScreenSettings = {
  reads?: boolean | undefined
  title?: string | undefined
  /** A page of the public site, see `site-contents.ts`. */
  content?: boolean | undefined
  /** false: pointing at a link does not read the page yet, because reading it counts. */
  readAhead?: boolean | undefined
}

/** How long what a public page read may be shown again without asking. */
const FRESH = 30_000

/**
 * `screen('member/home/home-screen')` shows `HomeScreen` of that file, in a chunk of its own. A file `home-load.ts`
 * beside it, with `loadHome`, says what to read first. A page of the public site has a file `article-content.ts` instead.
 */
export function findScreens(screens: Modules, loads: Modules) {
  return (path: string, settings: ScreenSettings = {}) => {
    const { reads = false } = settings
    if (settings.content) return contentPage(path, settings)
    const importScreen = screens[globKey(`${path}.tsx`)]
    if (!importScreen) throw new Error(`There is no file web/src/${path}.tsx`)
    const file = path.replace(/-(screen|layout)$/, '')
    const importLoad = loads[globKey(`${file}-load.ts`)]
    const name = exportName(path)
    const component = lazyScreen(
      importLoad || reads ? importWithReads(importScreen, name) : (importScreen as ScreenImporter),
      name,
    )
    const modules = [`src/${path}.tsx`]
    if (!importLoad) return { component, staticData: { modules } }
    return {
      component,
      staticData: { modules: [...modules, 'src/app/reading.ts', `src/${file}-load.ts`] },
      ...loaderOf(importLoad, `load${exportName(file)}`),
    }
  }
}

/** The router loads the page anew when a file of it is missing; without a line there would be nothing in its place. */
function lazyScreen(importScreen: ScreenImporter, name: string) {
  return lazyRouteComponent(
    () =>
      importScreen().catch((error: unknown) => {
        throw isOffline() ? new ApiError(0, offlineText) : error
      }),
    name,
  )
}

function importWithReads(importScreen: Importer, name: string): ScreenImporter {
  return async () => {
    const [module, { withReads }] = await Promise.all([importScreen(), import('./reading.ts')])
    return { [name]: withReads(module[name] as ComponentType) }
  }
}

function loaderOf(importLoad: Importer, name: string) {
  return {
    loaderDeps: ({ search }: { search: Search }) => search,
    loader: async (visit: Visit) => {
      const [module, { runLoad }] = await Promise.all([importLoad(), import('./reading.ts')])
      await runLoad(module[name] as Load, visit)
    },
  }
}

function contentPage(path: string, { title, readAhead = true }: ScreenSettings) {
  const importScreen: ScreenImporter = async () => (await import('./site-screens.ts')).importSiteScreen(path)
  return {
    component: lazyScreen(importScreen, exportName(path)),
    // What reads and describes is left out: the server has done so, and the browser may never need to.
    staticData: { modules: ['src/app/site-screens.ts', `src/${path}.tsx`] },
    loaderDeps: ({ search }: { search: Search }) => search,
    staleTime: FRESH,
    preloadStaleTime: FRESH,
    preload: readAhead,
    loader: async (visit: Visit) => {
      const { runContent } = await import('./run-content.ts')
      return runContent(path, visit)
    },
    head: ({ loaderData }: { loaderData?: unknown }) => {
      const loaded = loaderData as Loaded | undefined
      const tags = loaded && 'head' in loaded ? loaded.head : undefined
      return tags ?? { meta: [{ title: pageTitle(title) }] }
    },
  }
}

/** As `import.meta.glob` writes it in a file of this folder. */
function globKey(path: string) {
  return path.startsWith('app/') ? `./${path.slice(4)}` : `../${path}`
}
