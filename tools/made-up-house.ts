import { readImports } from './read-imports.ts'
import type { Source } from './read-sources.ts'

type Texts = Record<string, string>
type Prints = (sources: Map<string, Source>, surroundings: string[]) => Map<string, string>

/** For tests: which files of a house of made-up texts get another fingerprint when it, or what is around it, changes. */
export function whatChanged(prints: Prints, before: Texts, after: Texts, surroundings: string[] = []) {
  const old = prints(sourcesOf(before), [])
  return [...prints(sourcesOf(after), surroundings)]
    .filter(([file, seen]) => old.get(file) !== seen)
    .map(([file]) => file)
}

function sourcesOf(texts: Texts) {
  return new Map(Object.entries(texts).map(([file, text]) => [file, { text, imports: readImports(file, text) }]))
}
