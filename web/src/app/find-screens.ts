import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Load, Search } from '../lib/load.ts'
import { runLoad } from './run-load.ts'

type Modules = Record<string, () => Promise<Record<string, unknown>>>

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
  return (path: string) => {
    const importScreen = screens[globKey(`${path}.tsx`)]
    if (!importScreen) throw new Error(`There is no file web/src/${path}.tsx`)
    return {
      component: lazyRouteComponent(importScreen as () => Promise<Record<string, ComponentType>>, exportName(path)),
      staticData: { modules: [`src/${path}.tsx`] },
      ...loaderOf(loads, path),
    }
  }
}

function loaderOf(loads: Modules, path: string) {
  const file = path.replace(/-(screen|layout)$/, '')
  const importLoad = loads[globKey(`${file}-load.ts`)]
  if (!importLoad) return {}
  return {
    loaderDeps: ({ search }: { search: Search }) => search,
    loader: async (visit: Parameters<typeof runLoad>[1]) => {
      const module = await importLoad()
      await runLoad(module[`load${exportName(file)}`] as Load, visit)
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
