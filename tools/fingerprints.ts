import { createHash } from 'node:crypto'
import type { Source } from './read-sources.ts'

/** Ambient types reach every file, imported or not. */
const ambient = /^\s*declare (?:module|global)\b/m

/** One per file, other than before as soon as its text, that of anything it imports, or the surroundings are. */
export function fingerprints(sources: Map<string, Source>, surroundings: string[]) {
  const everywhere = [...sources.values()].map(({ text }) => text).filter((text) => ambient.test(text))
  const common = digest([...surroundings, ...everywhere])
  const texts = new Map([...sources].map(([file, { text }]) => [file, digest([file, text])] as const))
  const fingerprint = (file: string) =>
    digest([common, file, ...reachable(sources, file).map((one) => texts.get(one)!)])
  return new Map([...sources.keys()].map((file) => [file, fingerprint(file)] as const))
}

function reachable(sources: Map<string, Source>, from: string) {
  const found = new Set([from])
  for (const file of found) for (const one of sources.get(file)!.imports) if (sources.has(one)) found.add(one)
  return [...found]
}

function digest(parts: string[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
