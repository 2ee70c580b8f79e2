import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem } from '../http/problem.ts'
import type { PictureAnswer, PictureJob } from './picture-child.ts'

export type Pictures = ReturnType<typeof openPictures>

/** The child file lies beside this file, or beside the bundle. */
const child = fileURLToPath(new URL(`./picture-child${extname(import.meta.url)}`, import.meta.url))
const noAnswer: PictureAnswer = { needsRestart: true }
const MAX_WAITING = 64
const START_WITHIN = 15_000

/**
 * Decodes pictures in a child process, one at a time, started on demand and stopped when idle. The child kills itself
 * when a picture takes too much work; `seconds` is the timeout for one that hangs.
 */
export function openPictures({ seconds = 20, idleSeconds = 30, script = child } = {}) {
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function start() {
    const started = fork(script, {
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // A child that dies between two jobs is noticed at the next one.
    started.on('error', () => undefined)
    started.unref()
    return started
  }

  function end() {
    clearTimeout(idle)
    worker?.kill('SIGKILL')
    worker = undefined
  }

  async function run(job: PictureJob) {
    clearTimeout(idle)
    if (!worker?.connected) {
      worker = start()
      // A slow start on a busy machine is not the picture's fault.
      if ((await answerOf(worker, START_WITHIN)) === noAnswer) {
        end()
        throw busy()
      }
    }
    worker.send(job, () => undefined)
    const answer = await answerOf(worker, seconds * 1000)
    // A child that died or timed out is not used again.
    if (answer.needsRestart) end()
    else idle = setTimeout(end, idleSeconds * 1000).unref()
    return answer.picture && { ...answer.picture, bytes: Buffer.from(answer.picture.bytes) }
  }

  return {
    /** WebP without metadata, upright, within the size; undefined if the bytes are no readable picture. */
    async toWebp(job: PictureJob) {
      if (waiting >= MAX_WAITING) throw busy()
      waiting++
      const mine = queue.then(() => run(job)).finally(() => waiting--)
      queue = mine.catch(() => undefined)
      return mine
    },
    end,
  }
}

function busy() {
  return new Problem(503, 'Layanan sedang sibuk. Coba lagi sebentar lagi.', { retryAfter: 5 })
}

function answerOf(worker: ChildProcess, milliseconds: number) {
  return new Promise<PictureAnswer>((resolve) => {
    const settle = (answer: PictureAnswer) => {
      clearTimeout(timer)
      worker.off('message', settle).off('exit', giveUp).off('error', giveUp)
      worker.channel?.unref()
      resolve(answer)
    }
    const giveUp = () => settle(noAnswer)
    const timer = setTimeout(giveUp, milliseconds)
    worker.channel?.ref()
    worker.once('message', settle).once('exit', giveUp).once('error', giveUp)
  })
}
