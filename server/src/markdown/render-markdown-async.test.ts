import { expect, test } from 'vitest'
import { renderMarkdownAsync } from './render-markdown-async.ts'
import { renderMarkdown } from './render-markdown.ts'

// The thread, seen by Vitest's module graph only when it is named.
import.meta.glob('./markdown-worker.ts')

/** Renders and measures how much of the CPU time this thread used. */
async function weigh(markdown: string) {
  const before = { here: process.threadCpuUsage(), all: process.cpuUsage() }
  const outcome = await renderMarkdownAsync(markdown).catch((error: unknown) => error)
  return { outcome, here: sum(process.threadCpuUsage(before.here)), all: sum(process.cpuUsage(before.all)) }
}
const sum = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6

test.each([
  ['> ', 3000],
  ['1. ', 1000],
])('markdown: %j repeated %i times neither fails nor blocks the server', async (sign, times) => {
  const { outcome, here, all } = await weigh(sign.repeat(times))
  if (typeof outcome !== 'string')
    expect(outcome).toMatchObject({ status: 400, message: 'Isi konten terlalu rumit untuk ditampilkan' })
  expect(here).toBeLessThan(Math.max(0.3, all / 2))
})

test('markdown: a short text renders the same as in the worker thread', async () => {
  const short = '## Satu\n\nDua **tiga**'
  const long = `${short}\n\n${'kata '.repeat(400)}`
  expect(await renderMarkdownAsync(short)).toBe(renderMarkdown(short))
  expect(await renderMarkdownAsync(long)).toBe(renderMarkdown(long))
})
