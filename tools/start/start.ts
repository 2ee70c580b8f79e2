import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiled code is kept, so that the next start does not compile it again.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))

// Loaded only now: the cache counts for what is loaded after it.
const { buildIfStale } = await import('../build/build.ts')
const { loadSettings } = await import('../shared/load-settings.ts')
const { stopWithParent } = await import('../shared/stop-with-parent.ts')
loadSettings()
await buildIfStale((line) => console.log(line))
stopWithParent()
await import(new URL('../../server/dist/main.js', import.meta.url).href)
