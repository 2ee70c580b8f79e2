import { ApiError, errorTextOf } from '../lib/call.ts'
import type { DescribePage, ReadContent } from '../lib/content.ts'
import type { HeadTags } from './head-tags.ts'
import type { RenderOutcome } from './page-context.ts'
import type { Visit } from './run-load.ts'

export type Shown = { content: unknown; title: string | undefined } | { missing: true }

/** On the server what was read, or why it was not; in the browser the reading itself, and whether it failed. */
export type Loaded = { shown: Shown; head: HeadTags | undefined } | { failed: string } | Reading

type Reading = { reading: Promise<Shown>; lost?: true }

type Page = { read: ReadContent; describe: DescribePage<unknown> | undefined }

const nothing = { title: 'Halaman tidak ditemukan', description: '', path: '', hidden: true }

/** Reads what a page shows. The server waits for it; the browser starts it and shows the page at once. */
export async function runContent(screenPath: string, visit: Visit): Promise<Loaded> {
  const { outcome } = visit.context
  const importing = import('./site-contents.ts').then(({ siteContent }) => siteContent(screenPath))
  if (outcome) return readOnServer(await importing, visit, outcome)
  const reading = importing.then((page) => readPage(page, visit))
  const loaded: Reading = { reading }
  // Whoever shows it sees the failure; a page that was only prepared is shown by nobody.
  reading.catch(() => {
    loaded.lost = true
  })
  return loaded
}

async function readPage({ read, describe }: Page, { context, params, deps: search }: Visit): Promise<Shown> {
  try {
    const content = await read({ call: context.call, params, search })
    return { content, title: describe?.(content, { origin: '', language: context.language }).title }
  } catch (error) {
    if (isMissing(error, params)) return { missing: true }
    throw error
  }
}

async function readOnServer(page: Page, visit: Visit, outcome: RenderOutcome): Promise<Loaded> {
  const { origin = '', language } = visit.context
  const { headTags } = await import('./head-tags.ts')
  try {
    const shown = await readPage(page, visit)
    if ('missing' in shown) {
      outcome.status = 404
      return { shown, head: headTags(nothing, origin) }
    }
    const head = page.describe?.(shown.content, { origin, language })
    return { shown: { ...shown, title: undefined }, head: head && headTags(head, origin) }
  } catch (error) {
    outcome.status = 503
    return { failed: errorTextOf(error) }
  }
}

/** Only a page about one thing is missing when that thing is. */
function isMissing(error: unknown, params: Record<string, string>) {
  return error instanceof ApiError && error.status === 404 && Object.keys(params).length > 0
}
