import { ApiError, errorTextOf } from '../../lib/call/call.ts'
import type { DescribePage, ReadContent } from '../../lib/reads/content.ts'
import type { HeadTags } from './head-tags.ts'
import type { RenderOutcome } from '../page-context.ts'
import type { LoaderArgs } from '../query/run-load.ts'

type Shown = { content: unknown; title: string | undefined } | { missing: true }

/** On the server the content or its failure; in the browser the pending promise and whether it has failed. */
export type Loaded = { shown: Shown; head: HeadTags | undefined } | { failed: string } | PendingContent

type PendingContent = { pending: Promise<Shown>; hasFailed?: true }

type Page = { read: ReadContent; describe: DescribePage<unknown> | undefined }

const notFoundHead = { title: 'Halaman tidak ditemukan', description: '', path: '', hidden: true }

/** The server waits for the content; the browser starts loading and shows the page at once. */
export async function loadContent(screenPath: string, args: LoaderArgs): Promise<Loaded> {
  const { outcome } = args.context
  const importing = import('./site-contents.ts').then(({ siteContent }) => siteContent(screenPath))
  if (outcome) return readOnServer(await importing, args, outcome)
  const pending = importing.then((page) => readPage(page, args))
  const loaded: PendingContent = { pending }
  // The page that shows it handles the failure; a preloaded page may never be shown.
  pending.catch(() => {
    loaded.hasFailed = true
  })
  return loaded
}

async function readPage({ read, describe }: Page, { context, params, deps: search }: LoaderArgs): Promise<Shown> {
  try {
    const content = await read({ call: context.call, params, search })
    return { content, title: describe?.(content, { origin: '', language: context.language }).title }
  } catch (error) {
    if (isMissing(error, params)) return { missing: true }
    throw error
  }
}

async function readOnServer(page: Page, args: LoaderArgs, outcome: RenderOutcome): Promise<Loaded> {
  const { origin = '', language } = args.context
  const { headTags } = await import('./head-tags.ts')
  try {
    const shown = await readPage(page, args)
    if ('missing' in shown) {
      outcome.status = 404
      return { shown, head: headTags(notFoundHead, origin) }
    }
    const head = page.describe?.(shown.content, { origin, language })
    return { shown: { ...shown, title: undefined }, head: head && headTags(head, origin) }
  } catch (error) {
    outcome.status = 503
    return { failed: errorTextOf(error) }
  }
}

/** A list page never answers 404; a page about one thing does when that thing is missing. */
function isMissing(error: unknown, params: Record<string, string>) {
  return error instanceof ApiError && error.status === 404 && Object.keys(params).length > 0
}
