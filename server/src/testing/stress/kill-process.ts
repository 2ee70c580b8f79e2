import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Kills as the kernel does when memory runs out, and waits until the process is gone. */
export async function killProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
