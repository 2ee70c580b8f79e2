import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** A private file that is either there with all its text or not at all, whenever the power fails. */
export function writeWholeFile(file: string, text: string) {
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  writeFileSync(unfinished, text, { mode: 0o600, flag: 'wx', flush: true })
  renameSync(unfinished, file)
}
