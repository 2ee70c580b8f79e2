import { join } from 'node:path'
import type { Plugin } from 'vite'

const own = join(import.meta.dirname, 'src/lib/load-with-styles.ts')

/** Puts `load-with-styles.ts` where Vite has its own helper. */
export function ownPreload(): Plugin {
  return {
    name: 'own-preload',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: `export { loadWithStyles as __vitePreload } from ${JSON.stringify(own)}`, map: null }),
    },
  }
}
