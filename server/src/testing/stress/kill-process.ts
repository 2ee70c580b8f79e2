import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** As the kernel does it when memory runs out: no last word. Ends when the process is gone. */
export async function killProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
