import { createHash } from 'node:crypto'
import type { Source } from './read-sources.ts'

type Sources = Map<string, Source>

/** Ambient types reach every file, imported or not. */
const ambient = /^\s*declare (?:module|global)\b/m

/** One per file, other than before as soon as its text, that of anything it imports, or the surroundings are. */
export function fingerprints(sources: Sources, surroundings: string[]) {
  return fingerprintsOver(sources, surroundings, (file) => reachable(sources, file))
}

/** As `fingerprints`, but blind for what the imported files import themselves. */
export function nearFingerprints(sources: Sources, surroundings: string[]) {
  return fingerprintsOver(sources, surroundings, (file) => [file, ...ours(sources, file)])
}

function fingerprintsOver(sources: Sources, surroundings: string[], seenFrom: (file: string) => string[]) {
  const everywhere = [...sources.values()].map(({ text }) => text).filter((text) => ambient.test(text))
  const common = digest([...surroundings, ...everywhere])
  const texts = new Map([...sources].map(([file, { text }]) => [file, digest([file, text])] as const))
  const fingerprint = (file: string) => digest([common, file, ...seenFrom(file).map((one) => texts.get(one)!)])
  return new Map([...sources.keys()].map((file) => [file, fingerprint(file)] as const))
}

function reachable(sources: Sources, from: string) {
  const found = new Set([from])
  for (const file of found) for (const one of ours(sources, file)) found.add(one)
  return [...found]
}

function ours(sources: Sources, file: string) {
  return sources.get(file)!.imports.filter((one) => sources.has(one))
}

function digest(parts: string[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
