import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAfterPaint } from './load-after-paint.ts'

export type Nonces = { script: string; style: string }

/** The head tags of a page: its own styles and scripts. */
export type PageAssets = {
  page: (modules: string[], nonces: Nonces) => string | Promise<string>
  staff: (nonces: Nonces) => string | Promise<string>
  gallery: (nonces: Nonces) => string | Promise<string>
}

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Bundle = { entry: string; scripts: string[]; styles: string[]; css: string }

/** Each audience has its own build, see web/vite.config.ts. */
export function readPageAssets(buildDirectory: string): PageAssets {
  const pages = readBuild(join(buildDirectory, 'client'), 'src/app/entry-browser.tsx')
  const staff = readBuild(join(buildDirectory, 'staff'), 'src/app/entry-staff.tsx')
  const gallery = readBuild(join(buildDirectory, 'gallery'), 'src/app/entry-gallery.tsx')
  return { page: pages, staff: (nonces) => staff([], nonces), gallery: (nonces) => gallery([], nonces) }
}

function readBuild(directory: string, entry: string) {
  const text = readFileSync(join(directory, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, Chunk>
  const bundles = new Map<string, Bundle>()

  function bundleOf(modules: string[]) {
    const key = modules.join()
    const known = bundles.get(key)
    if (known) return known
    const chunks = closure(manifest, [entry, ...modules])
    const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
    const bundle = {
      entry: manifest[entry]!.file,
      scripts: chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')),
      styles,
      css: styles.map((file) => readFileSync(join(directory, file), 'utf8').trim()).join(''),
    }
    bundles.set(key, bundle)
    return bundle
  }

  return (modules: string[], nonces: Nonces) => headTags(bundleOf(modules), nonces)
}

/** The chunks of these modules with all their static imports, dependencies first. */
function closure(manifest: Record<string, Chunk>, keys: string[]) {
  const found = new Set<Chunk>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    found.add(chunk)
  }
  keys.forEach(visit)
  return [...found]
}

function headTags({ entry, scripts, styles, css }: Bundle, nonces: Nonces) {
  return [
    css && `<style nonce="${nonces.style}">${css.replaceAll('</', '<\\/')}</style>`,
    // The styles are inlined above. A disabled link is never fetched, and keeps the script loader from fetching them.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    `<script nonce="${nonces.script}">${loadAfterPaint(entry, scripts)}</script>`,
  ].join('')
}
