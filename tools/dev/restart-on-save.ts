import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Stats } from 'node:fs'
import { watch } from 'chokidar'

/** A server that does not stop by itself must not hold up the developer. */
const STOP_WITHIN = 5_000

type Options = {
  /** Files and folders, also ones that do not exist yet. */
  paths: string[]
  ignored?: (path: string, stats?: Stats) => boolean
  start: () => ChildProcess | Promise<ChildProcess>
  onSave?: (path: string) => void
  /** The process ended, and not because of a save. The next save starts it again. */
  onExit?: (code: number | null) => unknown
  /** Saves that come within so many milliseconds are one: a branch switch touches hundreds of files. */
  burst?: number
}

/** Runs a process and starts it again after each save, however the editor writes. Resolves once saves are noticed. */
export async function restartOnSave({ paths, ignored, start, onSave, onExit, burst = 100 }: Options) {
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let restarting: Promise<void> | undefined
  let stopped = false

  const watcher = watch(paths, { ignoreInitial: true, ...(ignored && { ignored }) })
  watcher.on('all', (event, path) => {
    if (event.endsWith('Dir')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (restarting) return
      onSave?.(path)
      restarting = restart().finally(() => (restarting = undefined))
    }, burst)
  })
  await once(watcher, 'ready')
  restarting = run().finally(() => (restarting = undefined))

  /** What is saved before the new process begins needs no further restart. */
  async function restart() {
    await endChild(child)
    if (!stopped) await run()
  }

  async function run() {
    const started = await start()
    child = started
    started.once('close', (code) => {
      if (child === started && !restarting && !stopped) onExit?.(code)
    })
  }

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await watcher.close()
      await restarting
      await endChild(child)
    },
  }
}

async function endChild(child: ChildProcess | undefined) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN)
  await gone
  clearTimeout(late)
}
