import { type Browser, chromium, type Page } from '@playwright/test'
import { mustCall, type TestClinic } from '../test-clinic/call-clinic.ts'
import { authorize, cookiesOf, logIn } from '../test-clinic/log-in.ts'
import { launchOptions } from '../shared/find-chromium.ts'
import { createEditor } from '../test-clinic/staff.ts'
import type { Benchmark, Metric } from './benchmark.ts'

const BYTES = 1024 * 1024
/** Long enough for both drafts to be saved and for the preview to be drawn meanwhile. */
const KEYS = 200
const BETWEEN = 90

const paragraph = 'Kulit yang *sehat* perlu air, waktu dan **kesabaran**; [baca juga](/articles) panduan kami.\n\n'

/** Typing into an article of a megabyte: the longest time in which the page was too busy to answer a key. */
export const typing: Benchmark = {
  name: 'typing',
  async measure(clinic) {
    const browser = await chromium.launch(launchOptions())
    try {
      return await measureTyping(browser, clinic)
    } finally {
      await browser.close()
    }
  },
}

async function measureTyping(browser: Browser, clinic: TestClinic): Promise<Metric[]> {
  const { url } = clinic
  const { email } = await createEditor(clinic)
  const id = await writeLongArticle(url, await authorize(url, email, { site: 'dashboard' }))
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookiesOf(await logIn(url, email, { site: 'dashboard' }), url))
  const page = await context.newPage()
  await page.goto(`${url}/dashboard/article/update?id=${id}`)
  const text = page.getByRole('textbox', { name: 'Isi artikel' })
  await text.waitFor()
  await page.getByRole('region', { name: 'Isi pratinjau' }).locator('p').nth(20).waitFor()
  await text.focus()
  // The first keys run code that was never run before, so they do not count.
  await page.keyboard.type('Mulai. ', { delay: BETWEEN })
  const tasks = await tasksWhile(browser, page, () => page.keyboard.type('kata '.repeat(KEYS / 5), { delay: BETWEEN }))
  const most = (pick: (task: Task) => number) => Math.max(...tasks.map(pick))
  return [
    {
      name: 'typing in 1 MB: longest task',
      value: most(({ work }) => work),
      unit: 'ms',
      goal: { atMost: 50 },
    },
    { name: 'typing in 1 MB: longest task by the clock', value: most(({ clock }) => clock), unit: 'ms' },
    { name: 'typing in 1 MB: tasks over 50 ms', value: tasks.filter(({ clock }) => clock > 50).length, unit: '' },
  ]
}

async function writeLongArticle(url: string, headers: Record<string, string>) {
  const body = {
    title: 'Sangat panjang',
    preview: 'Satu megabita',
    description: paragraph.repeat(Math.floor((BYTES - 1000) / paragraph.length)),
    category: 'Perawatan Harian',
    images: { src: 'art-article-001.webp', alt: '' },
    draft: true,
    status: false,
  }
  const { result } = await mustCall(url, '/legacy/admin/articles/create', { body, headers })
  return (result as { _id: string })._id
}

/** How long a task took in milliseconds: by the clock, and in CPU time. */
type Task = { clock: number; work: number }
type TraceEvent = { ph: string; name: string; pid: number; tid: number; dur?: number; tdur?: number; args?: unknown }

/** The tasks of the page's main thread meanwhile. */
async function tasksWhile(browser: Browser, page: Page, work: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && JSON.stringify(args).includes('CrRendererMain'))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid} ${tid}`),
  )
  if (!tasks.length) throw new Error('The trace contains no task')
  return tasks.map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, work: tdur / 1000 }))
}
