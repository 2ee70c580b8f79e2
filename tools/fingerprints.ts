import { createHash } from 'node:crypto'
import type { Source } from './read-sources.ts'

/** Ambient types reach every file, imported or not. */
const ambient = /^\s*declare (?:module|global)\b/m

type Options = {
  of?: Iterable<string>
  /** What a file sees of another. */
  see?: (by: string, file: string) => string
}

/** One per file, other than before as soon as its text, that of anything it imports, or the surroundings are. */
export function fingerprints(
  sources: Map<string, Source>,
  surroundings: string[],
  { of = sources.keys(), see = (_by, file) => sources.get(file)!.text }: Options = {},
) {
  const everywhere = [...sources.values()].map(({ text }) => text).filter((text) => ambient.test(text))
  const common = digest([...surroundings, ...everywhere])
  const digests = new Map<string, string>()
  const seen = (by: string, file: string) => {
    const text = see(by, file)
    if (!digests.has(text)) digests.set(text, digest([text]))
    return `${file} ${digests.get(text)!}`
  }
  const fingerprint = (file: string) =>
    digest([common, file, ...reachable(sources, [file]).map((one) => seen(file, one))])
  return new Map([...of].map((file) => [file, fingerprint(file)] as const))
}

/** Some files and all that they import, near or far. */
export function reachable(sources: Map<string, Source>, from: Iterable<string>) {
  const found = new Set([...from].filter((file) => sources.has(file)))
  for (const file of found) for (const one of sources.get(file)!.imports) if (sources.has(one)) found.add(one)
  return [...found]
}

function digest(parts: string[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
