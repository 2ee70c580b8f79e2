import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run-steps.ts'

/** What runs leave for later ones, as long as the dependencies stay installed, by the fingerprint of what was seen. */
export function openMemory<T>(name: string) {
  const file = join(root, 'node_modules/.cache', `${name}.json`)
  const recall = () => {
    try {
      return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, T][])
    } catch {
      return new Map<string, T>()
    }
  }
  return {
    recall,
    note(seen: Iterable<[string, T | undefined]>) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify([...withNotes(recall(), seen)]))
    },
  }
}

/** An edit that is taken back is known again, so what is older stays, up to a limit; undefined is to be forgotten. */
export function withNotes<T>(before: Map<string, T>, seen: Iterable<[string, T | undefined]>, most = 20_000) {
  const notes = new Map(before)
  for (const [print, what] of seen) {
    notes.delete(print)
    if (what !== undefined) notes.set(print, what)
  }
  return new Map([...notes].slice(-most))
}
