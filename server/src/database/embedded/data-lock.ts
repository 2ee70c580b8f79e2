import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { processStart } from './process-start.ts'

/**
 * Keeps a second process out of a data directory. Everyone puts down a file named after himself and only then looks
 * for the others, so of two who come at the same moment at least one sees the other. A file whose process is gone
 * says nothing, and since its name never comes back anyone may sweep it away.
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const mine = join(directory, lockName(process.pid))
  for (let attemptsLeft = 5; ; attemptsLeft -= 1) {
    const holder = putDown(mine) ? otherHolder(directory, mine) : process.pid
    if (holder === undefined) break
    if (holder !== process.pid) rmSync(mine, { force: true })
    if (holder === process.pid || attemptsLeft === 1) {
      throw new Error(`Another process (pid ${holder}) is already using ${directory}`)
    }
    pause(20 + Math.random() * 80)
  }
  const release = () => {
    process.off('exit', release)
    rmSync(mine, { force: true })
  }
  process.once('exit', release)
  return release
}

function putDown(file: string) {
  try {
    closeSync(openSync(file, 'wx', 0o600))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function otherHolder(directory: string, mine: string) {
  for (const name of readdirSync(directory)) {
    const pid = Number(/^lock-(\d+)-/.exec(name)?.[1])
    if (!pid || join(directory, name) === mine) continue
    if (name === lockName(pid)) return pid
    rmSync(join(directory, name), { force: true })
  }
  return undefined
}

function lockName(pid: number) {
  const start = processStart(pid) ?? 'gone'
  return `lock-${pid}-${createHash('sha256').update(start).digest('hex').slice(0, 12)}`
}

function pause(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
