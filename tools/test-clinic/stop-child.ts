import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

/** Ends a process and waits until it is gone. One that is not within the patience is killed, and that is a fault. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals, patience = 60_000) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'close')
  child.kill(signal)
  let waits: string[] | undefined
  const late = setTimeout(() => {
    waits = whatItWaitsFor(child.pid!)
    child.kill('SIGKILL')
  }, patience)
  await gone
  clearTimeout(late)
  if (waits) throw new Error(`Not gone ${patience / 1_000} s after ${signal}; its threads: ${waits.join(', ')}`)
}

/** Per thread its name and where in the kernel it sleeps: `epoll` is a loop without work, `futex` waits for another thread. */
function whatItWaitsFor(pid: number) {
  const threads = `/proc/${pid}/task`
  try {
    return readdirSync(threads).map((thread) =>
      ['comm', 'wchan'].map((fact) => readFileSync(`${threads}/${thread}/${fact}`, 'utf8').trim()).join(' in '),
    )
  } catch {
    return ['not to be seen here']
  }
}
