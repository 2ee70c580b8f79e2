import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Problem } from '../http/problem.ts'
import { renderMarkdown } from './render-markdown.ts'

/** In the sources the thread's file lies beside this one, in the bundle beside the bundle. */
const script = new URL(`./markdown-worker${extname(import.meta.url)}`, import.meta.url)
/** As long as this it is made in no time, however it is nested; a longer text could hold up everybody's requests. */
const SHORT = 1_000
/** The longest text that may be saved takes about six. */
const SECONDS = 60
const IDLE_SECONDS = 30
const MOST_WAITING = 20

let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
let turn: Promise<unknown> = Promise.resolve()
let waiting = 0

/** As `renderMarkdown`; a long text in a thread of its own, one after the other. */
export async function renderMarkdownAsync(markdown: string): Promise<string> {
  if (markdown.length <= SHORT) return renderHere(markdown)
  if (waiting >= MOST_WAITING)
    throw new Problem(503, 'Layanan sedang sibuk. Coba lagi sebentar lagi.', { retryAfter: 5 })
  waiting++
  const mine = turn.then(() => renderInThread(markdown)).finally(() => waiting--)
  turn = mine.catch(() => undefined)
  return mine
}

function renderHere(markdown: string) {
  try {
    return renderMarkdown(markdown)
  } catch (error) {
    // Nested deeper than the stack reaches.
    throw error instanceof RangeError ? tooIntricate() : error
  }
}

function tooIntricate() {
  return new Problem(400, 'Isi konten terlalu rumit untuk ditampilkan')
}

async function renderInThread(markdown: string) {
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
    throw tooIntricate()
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
