import { accessSync, constants, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { root } from './run-steps.ts'

/**
 * What runs leave for later ones, by the fingerprint of what was seen. It hangs on what files hold and not on where
 * they lie, so all clones of a person share it: a second one need not find out again what the first one knows.
 */
export function openMemory<T>(name: string, folder = ownFolder()) {
  const file = join(folder, `${name}.json`)
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
      mkdirSync(folder, { recursive: true })
      // Never half a file under the name that another clone reads.
      const whole = `${file}.${process.pid}`
      writeFileSync(whole, JSON.stringify([...withNotes(recall(), seen)]))
      renameSync(whole, file)
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

/** Who has no home to write into remembers as long as the dependencies stay installed. */
export function ownFolder(
  home = () => process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  otherwise = join(root, 'node_modules/.cache'),
) {
  try {
    const folder = join(home(), 'klinik-nmw')
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return otherwise
  }
}
