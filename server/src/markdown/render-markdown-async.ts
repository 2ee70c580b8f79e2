import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Problem } from '../http/problem.ts'
import { renderMarkdown } from './render-markdown.ts'

/** The worker file lies beside this file, or beside the bundle. */
const script = new URL(`./markdown-worker${extname(import.meta.url)}`, import.meta.url)
/** Up to this length any nesting renders quickly; longer texts could block all requests. */
const SHORT_LENGTH = 1_000
/** The longest text that may be saved takes about six seconds. */
const SECONDS = 60
const IDLE_SECONDS = 30
const MAX_WAITING = 20

let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Like `renderMarkdown`, but long texts are rendered in a worker thread, one at a time. */
export async function renderMarkdownAsync(markdown: string): Promise<string> {
  if (markdown.length <= SHORT_LENGTH) return renderInline(markdown)
  if (waiting >= MAX_WAITING)
    throw new Problem(503, 'Layanan sedang sibuk. Coba lagi sebentar lagi.', { retryAfter: 5 })
  waiting++
  const mine = queue.then(() => renderInWorker(markdown)).finally(() => waiting--)
  queue = mine.catch(() => undefined)
  return mine
}

function renderInline(markdown: string) {
  try {
    return renderMarkdown(markdown)
  } catch (error) {
    // Nesting too deep for the stack.
    throw error instanceof RangeError ? tooComplex() : error
  }
}

function tooComplex() {
  return new Problem(400, 'Isi konten terlalu rumit untuk ditampilkan')
}

async function renderInWorker(markdown: string) {
  clearTimeout(idle)
  worker ??= start()
  const current = worker
  current.ref()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
  current.postMessage(markdown)
  const html = await answerOf(current)
  current.unref()
  if (html === undefined) {
    end()
    throw tooComplex()
  }
  idle = setTimeout(end, IDLE_SECONDS * 1000).unref()
  return html
}

function start() {
  const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: 1024 }, stderr: true })
  started.on('error', () => undefined)
  started.on('exit', () => {
    if (worker === started) worker = undefined
  })
  return started
}

function end() {
  void worker?.terminate()
  worker = undefined
}

function answerOf(asked: Worker) {
  return new Promise<string | undefined>((resolve) => {
    const settle = (html?: string) => {
      clearTimeout(timer)
      asked.off('message', settle).off('exit', giveUp)
      resolve(html)
    }
    const giveUp = () => settle()
    const timer = setTimeout(giveUp, SECONDS * 1000)
    asked.once('message', settle).once('exit', giveUp)
  })
}
