import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Kills the process as the kernel does when memory runs out, and waits for its end. */
export async function killProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}
