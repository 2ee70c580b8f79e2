import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

/** Stops a process and waits until it is gone. One that does not stop within the timeout is killed, and that fails. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals, timeout = 60_000) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'close')
  child.kill(signal)
  let threads: string[] | undefined
  const timer = setTimeout(() => {
    threads = threadStates(child.pid!)
    child.kill('SIGKILL')
  }, timeout)
  await gone
  clearTimeout(timer)
  if (threads) throw new Error(`Not gone ${timeout / 1_000} s after ${signal}; its threads: ${threads.join(', ')}`)
}

/** The name of each thread and the kernel function it sleeps in: `epoll` is an idle event loop, `futex` waits for another thread. */
function threadStates(pid: number) {
  const folder = `/proc/${pid}/task`
  try {
    return readdirSync(folder).map((thread) =>
      ['comm', 'wchan'].map((fact) => readFileSync(`${folder}/${thread}/${fact}`, 'utf8').trim()).join(' in '),
    )
  } catch {
    return ['unknown on this system']
  }
}
