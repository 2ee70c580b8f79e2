import { createRequestHandler, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import type { Fetch } from '../lib/call/call.ts'
import { createCall } from '../lib/call/call.ts'
import { languageOf, themeOf } from '../lib/session/preferences.ts'
import type { PageContext, RenderOutcome, SiteFlags } from './page-context.ts'
import { createPageRouter } from './page-router.tsx'
import { dehydrateQueries } from './query/page-query-client.ts'
import { renderToHtml } from './render-to-html.ts'
import { homeOf, isSignedIn } from '../lib/session/session-flag.ts'

type PageRequest = {
  /** Returns the head tags for a page with these source files. */
  assets: (modules: string[]) => string | Promise<string>
  nonce: string | undefined
  /** Calls the API in process, as the visitor. */
  fetch: Fetch
  cookies: string
  /** The public origin of the site, whatever the Host header says. */
  origin: string
  flags: SiteFlags
}

type RenderedPage = { status: number; location?: string; html?: string; sessionEnded: boolean }

export async function render(request: Request, page: PageRequest): Promise<RenderedPage> {
  const outcome: RenderOutcome = {}
  const { cookies, flags, nonce, origin } = page
  const signedIn = isSignedIn(cookies)
  const context: PageContext = {
    call: createCall({ fetch: page.fetch, site: 'member', appKey: flags.appKey }),
    flags,
    origin,
    language: languageOf(cookies),
    theme: themeOf(cookies),
    signedIn: () => signedIn,
    home: () => homeOf('member', signedIn),
    outcome,
  }
  const handle = createRequestHandler({
    request,
    createRouter: () => createPageRouter(context, { nonce, dehydrate: () => ({ reads: dehydrateQueries(context) }) }),
  })
  let fullHtml = ''
  const response = await handle(async ({ router, responseHeaders }) => {
    const modules = router.stores.matches.get().flatMap(({ staticData }) => staticData.modules ?? [])
    const markup = await renderToHtml(<RouterServer router={router} />, nonce)
    const { _serverResult: result } = router
    const html = await transformHtmlStringWithRouter(router, markup)
    const assets = await page.assets(modules)
    // Returned beside the response: as its body it would be encoded to bytes and decoded again.
    fullHtml = html.replace('</head>', () => `${assets}</head>`)
    return new Response(null, { status: result?.type === 'render' ? result.status : 200, headers: responseHeaders })
  })
  const sessionEnded = outcome.sessionEnded ?? false
  const location = response.headers.get('location')
  if (location) return { status: response.status, location, sessionEnded }
  return { status: outcome.status ?? response.status, html: fullHtml, sessionEnded }
}
