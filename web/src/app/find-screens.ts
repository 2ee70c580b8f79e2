import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Load, Search } from '../lib/load.ts'
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

/**
 * `screen('member/home/home-screen')` shows `HomeScreen` of that file, in a chunk of its own. A file `home-load.ts`
 * beside it, with `loadHome`, says what to read first.
 */
export function findScreens(screens: Modules, loads: Modules) {
  return (path: string, { reads = false } = {}) => {
    const importScreen = screens[globKey(`${path}.tsx`)]
    if (!importScreen) throw new Error(`There is no file web/src/${path}.tsx`)
    const file = path.replace(/-(screen|layout)$/, '')
    const importLoad = loads[globKey(`${file}-load.ts`)]
    const name = exportName(path)
    const component = lazyRouteComponent(
      importLoad || reads ? importWithReads(importScreen, name) : (importScreen as ScreenImporter),
      name,
    )
    const modules = [`src/${path}.tsx`]
    if (!importLoad) return { component, staticData: { modules } }
    return {
      component,
      staticData: { modules: [...modules, ...readingModules, `src/${file}-load.ts`] },
      ...loaderOf(importLoad, `load${exportName(file)}`),
    }
  }
}

/** What a page that reads needs beside its screen; a page that does not is spared the cache and its library. */
const readingModules = ['src/app/with-reads.tsx', 'src/app/run-load.ts']

function importWithReads(importScreen: Importer, name: string): ScreenImporter {
  return async () => {
    const [module, { withReads }] = await Promise.all([importScreen(), import('./with-reads.tsx')])
    return { [name]: withReads(module[name] as ComponentType) }
  }
}

function loaderOf(importLoad: Importer, name: string) {
  return {
    loaderDeps: ({ search }: { search: Search }) => search,
    loader: async (visit: Visit) => {
      const [module, { runLoad }] = await Promise.all([importLoad(), import('./run-load.ts')])
      await runLoad(module[name] as Load, visit)
    },
  }
}

/** As `import.meta.glob` writes it in a file of this folder. */
function globKey(path: string) {
  return path.startsWith('app/') ? `./${path.slice(4)}` : `../${path}`
}

export function exportName(path: string) {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
