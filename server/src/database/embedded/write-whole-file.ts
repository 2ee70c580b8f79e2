import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Atomic: after a power failure the private file is complete or absent. */
export function writeWholeFile(file: string, text: string) {
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  writeFileSync(unfinished, text, { mode: 0o600, flag: 'wx', flush: true })
  renameSync(unfinished, file)
}
