import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// The next start need not compile the same code again.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))

// Imported only now: the cache works for what is imported after it.
const { buildIfStale } = await import('../build/build.ts')
const { loadSettings } = await import('../shared/load-settings.ts')
const { stopWithParent } = await import('../shared/stop-with-parent.ts')
loadSettings()
await buildIfStale((line) => console.log(line))
stopWithParent()
await import(new URL('../../server/dist/main.js', import.meta.url).href)
