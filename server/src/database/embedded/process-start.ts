import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * When a process started, as a text unique to it: pids are reused, and after a reboot so are start times. Undefined if
 * there is no such process or it is a zombie.
 */
export function processStart(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid < 1) return undefined
  return existsSync('/proc/self/stat') ? startFromProc(pid) : startFromPs(pid)
}

function startFromProc(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may contain blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return undefined
  }
}

function startFromPs(pid: number) {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const [state = 'Z', ...start] = line.split(/\s+/)
    return state.startsWith('Z') ? undefined : start.join(' ')
  } catch {
    return undefined
  }
}
