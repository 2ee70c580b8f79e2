import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
import { devErrorPage } from './dev-error-page.ts'
import { emptyPage } from './empty-page.ts'
import { fetchInProcess } from './fetch-in-process.ts'
import { type Nonces, readPageAssets } from './page-assets.ts'
import { type Render, loadRender } from './load-render.ts'
import { sendHtml } from './send-html.ts'
import { serveStaticFiles } from './static-files.ts'
import { viteAssets } from './vite-assets.ts'

export type PagesOptions = {
  /** Where `npm run build` put the browser's files, a folder per audience, and the module that renders pages. */
  buildDirectory: string
  serverEntry: string
  /** In development pages and scripts come from here instead. */
  vite?: ViteDevServer | undefined
  origin: string
  appKey: string
  publicSite: boolean
  /** Clears a dead session's cookies. */
  endSession: (reply: FastifyReply) => void
}

const nonPagePaths = /^\/(?:legacy|subscription|img|art|assets|docs|metrics|_app|_sim)(?:[/?]|$)/
const staffPages = /^\/(?:dashboard|ops)(?:[/?]|$)/
/** Previews of content that is not public, behind a signed address: search engines must not list them. */
const previewPages = /^\/(?:articles|services|catalogue|user\/promo)\/pratinjau(?:~|%7e)/i
const galleryPage = /^\/_ui(?:\?|$)/

/** Answers every GET without a route of its own: rendered pages for patients, an empty one for staff. */
export async function servePages(app: FastifyInstance, options: PagesOptions) {
  const { vite, appKey, publicSite } = options
  const assets = vite ? viteAssets(vite) : readPageAssets(options.buildDirectory)
  const render = loadRender(options)
  if (vite) app.addHook('onRequest', (request, reply, next) => throughVite(vite, request, reply, next))
  // Loading the renderer takes a moment; the first visitor should not wait for it.
  const logFailure = (error: unknown) => app.log.error(error, 'the renderer could not be loaded')
  app.addHook('onListen', async () => void render().catch(logFailure))
  if (!vite) await serveStaticFiles(app, options.buildDirectory)

  app.get('/*', async (request, reply) => {
    if (nonPagePaths.test(request.url) || !wantsPage(request)) return reply.callNotFound()
    const nonces = 'cspNonce' in reply ? reply.cspNonce : { script: '', style: '' }
    const cookies = request.headers.cookie ?? ''
    const alone = staffPages.test(request.url)
      ? assets.staff
      : galleryPage.test(request.url)
        ? assets.gallery
        : undefined
    if (previewPages.test(request.url)) void reply.header('x-robots-tag', 'noindex, nofollow')
    if (alone) {
      const html = emptyPage({ head: await alone(nonces), appKey, publicSite, cookies })
      return sendHtml(request, reply, 200, html)
    }
    try {
      return await answerPage(await render(), request, reply, nonces)
    } catch (error) {
      if (error instanceof Error) vite?.ssrFixStacktrace(error)
      request.log.error({ err: error }, 'page could not be rendered on the server')
      if (vite) return sendHtml(request, reply, 500, devErrorPage(vite, error, nonces))
      const html = emptyPage({ head: await assets.page([], nonces), appKey, publicSite, cookies })
      return sendHtml(request, reply, 200, html)
    }
  })

  // A form sent before its script was loaded: back to the page, with no data in the URL.
  app.post('/auth/*', { onRequest: async ({ url }, reply) => reply.redirect(url, 303) }, async () => undefined)

  async function answerPage(render: Render, request: FastifyRequest, reply: FastifyReply, nonces: Nonces) {
    const page = await render(new Request(new URL(request.url, options.origin)), {
      assets: (modules) => assets.page(modules, nonces),
      nonce: nonces.script || undefined,
      fetch: fetchInProcess(app, request, reply),
      cookies: request.headers.cookie ?? '',
      origin: options.origin,
      flags: { publicSite, appKey },
    })
    if (page.sessionEnded) options.endSession(reply)
    if (page.location) return reply.header('cache-control', 'no-store').redirect(page.location, page.status)
    return sendHtml(request, reply, page.status, page.html ?? '')
  }
}

function wantsPage({ headers: { accept = '*/*' }, url }: FastifyRequest) {
  if (accept.includes('text/html')) return true
  // In the path only: '?utm_source=chatgpt.com' is no file.
  const file = /^[^?]*\.(\w+)(?:\?|$)/.exec(url)?.[1]
  return accept.includes('*/*') && (file === undefined || file === 'pdf')
}

function throughVite(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply, next: () => void) {
  if (nonPagePaths.test(request.url) && !request.url.startsWith('/art/')) next()
  else vite.middlewares(request.raw, reply.raw, next)
}
