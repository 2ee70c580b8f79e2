import { expect, test } from 'vitest'
import { renderApart } from './render-apart.ts'
import { renderMarkdown } from './render-markdown.ts'

// The thread, seen by Vitest's module graph only when it is named.
import.meta.glob('./markdown-worker.ts')

/** What became of it, and how busy this thread was kept, of all the work that it was: by the processor, not the clock. */
async function weigh(markdown: string) {
  const before = { here: process.threadCpuUsage(), all: process.cpuUsage() }
  const outcome = await renderApart(markdown).catch((error: unknown) => error)
  return { outcome, here: sum(process.threadCpuUsage(before.here)), all: sum(process.cpuUsage(before.all)) }
}
const sum = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6

test.each([
  ['> ', 3000],
  ['1. ', 1000],
])('render apart: %j, %i times in a row, breaks nothing and holds nobody up', async (sign, times) => {
  const { outcome, here, all } = await weigh(sign.repeat(times))
  if (typeof outcome !== 'string')
    expect(outcome).toMatchObject({ status: 400, message: 'Isi konten terlalu rumit untuk ditampilkan' })
  expect(here).toBeLessThan(Math.max(0.3, all / 2))
})

test('render apart: a short text looks the same as one made in the thread', async () => {
  const short = '## Satu\n\nDua **tiga**'
  const long = `${short}\n\n${'kata '.repeat(400)}`
  expect(await renderApart(short)).toBe(renderMarkdown(short))
  expect(await renderApart(long)).toBe(renderMarkdown(long))
})
