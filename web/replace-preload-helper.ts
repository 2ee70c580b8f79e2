import { join } from 'node:path'
import type { Plugin } from 'vite'

const own = join(import.meta.dirname, 'src/lib/page/load-with-styles.ts')

/** Replaces Vite's preload helper with `load-with-styles.ts`. */
export function replacePreloadHelper(): Plugin {
  return {
    name: 'own-preload',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: `export { loadWithStyles as __vitePreload } from ${JSON.stringify(own)}`, map: null }),
    },
  }
}
