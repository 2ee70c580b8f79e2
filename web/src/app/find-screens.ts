import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { ApiError, offlineText } from '../lib/call/call.ts'
import type { Load, Search } from '../lib/reads/load.ts'
import { pageTitle } from '../lib/page/page-title.ts'
import { isOffline } from '../ui/frame/chunk-load-error.ts'
import { exportName } from './export-name.ts'
import type { Loaded } from './site/load-content.ts'
import type { LoaderArgs } from './query/run-load.ts'

type Importer = () => Promise<Record<string, unknown>>
type ScreenImporter = () => Promise<Record<string, ComponentType>>
type Modules = Record<string, Importer>

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Source files of the route's own chunk; the server looks up their styles and scripts. */
    modules?: readonly string[]
  }
}

export type ScreenSettings = {
  needsQueryClient?: boolean | undefined
  title?: string | undefined
  /** A page of the public site, see `site-contents.ts`. */
  content?: boolean | undefined
  /** false: hovering a link does not load the page, because each read is counted as a view. */
  preload?: boolean | undefined
}

/** How long loaded content of a public page is reused without asking again. */
const FRESH_FOR = 30_000

/**
 * `screen('member/home/home-screen')` shows `HomeScreen` of that file in its own chunk. `loadHome` of `home-load.ts`
 * beside it loads the data; public pages have `article-content.ts` instead.
 */
export function findScreens(screens: Modules, loads: Modules) {
  return (path: string, settings: ScreenSettings = {}) => {
    const { needsQueryClient = false } = settings
    if (settings.content) return contentPage(path, settings)
    const importScreen = screens[globKey(`${path}.tsx`)]
    if (!importScreen) throw new Error(`There is no file web/src/${path}.tsx`)
    const file = path.replace(/-(screen|layout)$/, '')
    const importLoad = loads[globKey(`${file}-load.ts`)]
    const name = exportName(path)
    const component = lazyScreen(
      importLoad || needsQueryClient ? importWithQueryClient(importScreen, name) : (importScreen as ScreenImporter),
      name,
    )
    const modules = [`src/${path}.tsx`]
    if (!importLoad) return { component, staticData: { modules } }
    return {
      component,
      staticData: { modules: [...modules, 'src/app/query/query-runtime.ts', `src/${file}-load.ts`] },
      ...loaderOf(importLoad, `load${exportName(file)}`),
    }
  }
}

/** On a missing file the router reloads the page. Offline that would show nothing, so it becomes a network error. */
function lazyScreen(importScreen: ScreenImporter, name: string) {
  return lazyRouteComponent(
    () =>
      importScreen().catch((error: unknown) => {
        throw isOffline() ? new ApiError(0, offlineText) : error
      }),
    name,
  )
}

function importWithQueryClient(importScreen: Importer, name: string): ScreenImporter {
  return async () => {
    const [module, { withQueryClient }] = await Promise.all([importScreen(), import('./query/query-runtime.ts')])
    return { [name]: withQueryClient(module[name] as ComponentType) }
  }
}

function loaderOf(importLoad: Importer, name: string) {
  return {
    loaderDeps: ({ search }: { search: Search }) => search,
    loader: async (args: LoaderArgs) => {
      const [module, { runLoad }] = await Promise.all([importLoad(), import('./query/query-runtime.ts')])
      await runLoad(module[name] as Load, args)
    },
  }
}

function contentPage(path: string, { title, preload = true }: ScreenSettings) {
  const importScreen: ScreenImporter = async () => (await import('./site/site-screens.ts')).importSiteScreen(path)
  return {
    component: lazyScreen(importScreen, exportName(path)),
    // The content and head modules are left out: the server has run them, and the browser may never need them.
    staticData: { modules: ['src/app/site/site-screens.ts', `src/${path}.tsx`] },
    loaderDeps: ({ search }: { search: Search }) => search,
    staleTime: FRESH_FOR,
    preloadStaleTime: FRESH_FOR,
    preload,
    loader: async (args: LoaderArgs) => {
      const { loadContent } = await import('./site/load-content.ts')
      return loadContent(path, args)
    },
    head: ({ loaderData }: { loaderData?: unknown }) => {
      const loaded = loaderData as Loaded | undefined
      const tags = loaded && 'head' in loaded ? loaded.head : undefined
      return tags ?? { meta: [{ title: pageTitle(title) }] }
    },
  }
}

/** The key under which `import.meta.glob` lists the file, seen from this folder. */
function globKey(path: string) {
  return path.startsWith('app/') ? `./${path.slice(4)}` : `../${path}`
}
