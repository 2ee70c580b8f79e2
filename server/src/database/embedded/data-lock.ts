import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { processStart } from './process-start.ts'

/**
 * Refuses a second process on a data directory. Each process creates its own lock file before it looks for others, so of
 * two at the same moment at least one sees the other. A lock file of a dead process may be deleted: its name never returns.
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const mine = join(directory, lockName(process.pid))
  for (let attemptsLeft = 5; ; attemptsLeft -= 1) {
    const holder = createLockFile(mine) ? findOtherHolder(directory, mine) : process.pid
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

function createLockFile(file: string) {
  try {
    closeSync(openSync(file, 'wx', 0o600))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function findOtherHolder(directory: string, mine: string) {
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
