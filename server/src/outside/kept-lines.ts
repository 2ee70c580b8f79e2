import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const ENOUGH = 2 * 1024 * 1024

/** Lines of a file that fit. Half a line, from a crash, is forgotten; so is everything once it has grown too long. */
export function readKeptLines(file: string, pattern: RegExp) {
  if (!existsSync(file)) return []
  if (statSync(file).size > ENOUGH) {
    rmSync(file, { force: true })
    return []
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => (pattern.test(text) ? [JSON.parse(text) as string[]] : []))
}

export function keepLine(file: string, line: readonly string[]) {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(line)}\n`)
}
