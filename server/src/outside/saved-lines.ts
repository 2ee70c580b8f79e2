import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const MAX_BYTES = 2 * 1024 * 1024

/** The valid lines of a file. Half a line, from a crash, is skipped; a file that has grown too large is deleted. */
export function readSavedLines(file: string, pattern: RegExp) {
  if (!existsSync(file)) return []
  if (statSync(file).size > MAX_BYTES) {
    rmSync(file, { force: true })
    return []
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => (pattern.test(text) ? [JSON.parse(text) as string[]] : []))
}

export function appendLine(file: string, line: readonly string[]) {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(line)}\n`)
}
