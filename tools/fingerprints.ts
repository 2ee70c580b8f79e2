import { createHash } from 'node:crypto'
import type { Source } from './read-sources.ts'

/** Ambient types reach every file, imported or not. */
const ambient = /^\s*declare (?:module|global)\b/m

/** One per file, other than before as soon as its text, that of anything it imports, or the surroundings are. */
export function fingerprints(sources: Map<string, Source>, surroundings: string[]) {
  const everywhere = [...sources.values()].map(({ text }) => text).filter((text) => ambient.test(text))
  const common = digest([...surroundings, ...everywhere])
  const known = new Map<string, string>()

  function fingerprint(file: string): string {
    const before = known.get(file)
    if (before !== undefined) return before
    // Ends a circle, which another check complains about.
    known.set(file, '')
    const { text, imports } = sources.get(file) ?? { text: '', imports: [] }
    const found = digest([common, file, text, ...imports.map(fingerprint)])
    known.set(file, found)
    return found
  }

  return new Map([...sources.keys()].map((file) => [file, fingerprint(file)] as const))
}

function digest(parts: string[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
