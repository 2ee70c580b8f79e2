import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Nonces = { script: string; style: string }

/** The head tags of a page: its own styles, and the scripts that bring it to life. */
export type PageAssets = {
  page: (modules: string[], nonces: Nonces) => string | Promise<string>
  staff: (nonces: Nonces) => string | Promise<string>
}

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Bundle = { entry: string; scripts: string[]; styles: string[]; css: string }

const pageEntry = 'src/app/entry-browser.tsx'
const staffEntry = 'src/app/entry-staff.tsx'

export function readPageAssets(clientDirectory: string): PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const bundles = new Map<string, Bundle>()

  function bundleOf(entry: string, modules: string[]) {
    const key = [entry, ...modules].join()
    const known = bundles.get(key)
    if (known) return known
    const chunks = closure(manifest, [entry, ...modules])
    const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
    const bundle = {
      entry: manifest[entry]!.file,
      scripts: chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')),
      styles,
      css: styles.map((file) => readFileSync(join(clientDirectory, file), 'utf8').trim()).join(''),
    }
    bundles.set(key, bundle)
    return bundle
  }

  return {
    page: (modules, nonces) => headTags(bundleOf(pageEntry, modules), nonces),
    staff: (nonces) => headTags(bundleOf(staffEntry, []), nonces),
  }
}

/** The chunks of these modules with everything they import at once, dependencies first. */
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
    ...scripts.filter((file) => file !== entry).map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry}" nonce="${nonces.script}"></script>`,
  ].join('')
}
