import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processStart } from './process-start.ts'

export type Postmaster = { pid: number; port: number; ready: boolean }

/** The running server of a data directory, from its pid file. */
export function readPostmaster(data: string): Postmaster | undefined {
  const lines = readPidFile(data)
  const pid = Number(lines?.[0])
  if (!lines || !servesData(pid, data)) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * After a crash the pid in the file may belong to another process, and PostgreSQL would refuse to start. It ignores the
 * pid of its own parent, so that is written. Deleting the file would lose the shared memory id, which reveals old backends.
 */
export function disarmStalePidFile(data: string) {
  const lines = readPidFile(data)
  const pid = Number(lines?.[0])
  if (!lines || !processStart(pid) || servesData(pid, data)) return
  const file = join(data, 'postmaster.pid')
  const owner = statSync(data)
  rmSync(`${file}.new`, { force: true })
  const handle = openSync(`${file}.new`, 'wx', 0o600)
  writeSync(handle, [process.pid, ...lines.slice(1)].join('\n'))
  fchownSync(handle, owner.uid, owner.gid)
  closeSync(handle)
  renameSync(`${file}.new`, file)
}

/** Fast shutdown, then immediate shutdown. After both the database recovers everything committed. */
export async function stopPostmaster(pid: number) {
  const start = processStart(pid)
  const isGone = async (seconds: number) => {
    for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(10)) {
      if (!start || processStart(pid) !== start) return true
    }
    return false
  }
  for (const [signal, seconds] of [['SIGINT', 30] as const, ['SIGQUIT', 10] as const]) {
    signalPostmaster(pid, signal)
    if (await isGone(seconds)) return
  }
  throw new Error(`PostgreSQL (pid ${pid}) does not stop`)
}

export function signalPostmaster(pid: number, signal: 'SIGINT' | 'SIGQUIT') {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function readPidFile(data: string) {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
}

/** By its command line; if the directory was renamed since, by its working directory. */
function servesData(pid: number, data: string) {
  if (!processStart(pid)) return false
  try {
    if (!existsSync('/proc/self/cmdline')) {
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(`-D ${data}`)
    }
    const [program, ...options] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    if (!program?.endsWith('/postgres')) return false
    return options[options.indexOf('-D') + 1] === data || readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch {
    return false
  }
}
