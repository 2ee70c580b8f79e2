import { expect, test } from 'vitest'
import { renderApart } from './render-apart.ts'
import { renderMarkdown } from './render-markdown.ts'

/** What became of it, and for how long this thread was kept busy: by the processor, not by the clock. */
async function weigh(markdown: string) {
  const before = process.threadCpuUsage()
  const outcome = await renderApart(markdown).catch((error: unknown) => error)
  const { user, system } = process.threadCpuUsage(before)
  return { outcome, seconds: (user + system) / 1e6 }
}

test.each([
  ['> ', 3000],
  ['1. ', 1000],
])('%j, %i times in a row, breaks nothing and holds nobody up', async (sign, times) => {
  const { outcome, seconds } = await weigh(sign.repeat(times))
  if (typeof outcome !== 'string')
    expect(outcome).toMatchObject({ status: 400, message: 'Isi konten terlalu rumit untuk ditampilkan' })
  expect(seconds).toBeLessThan(0.3)
})

test('a short text looks the same as one made in the thread', async () => {
  const short = '## Satu\n\nDua **tiga**'
  const long = `${short}\n\n${'kata '.repeat(400)}`
  expect(await renderApart(short)).toBe(renderMarkdown(short))
  expect(await renderApart(long)).toBe(renderMarkdown(long))
})
