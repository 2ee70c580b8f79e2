import { createRouter } from '@tanstack/react-router'
import { CallProvider } from '../lib/call/use-call.ts'
import { ErrorPage } from './standalone/error-page.tsx'
import { memberRoutes } from './member-routes.tsx'
import { NotFoundPage } from './standalone/not-found-page.tsx'
import { otherRoutes } from './other-routes.tsx'
import type { PageContext } from './page-context.ts'
import { publicRoutes } from './public-routes.tsx'
import type { DehydratedQueries } from './query/page-query-client.ts'
import { rootRoute } from './root-route.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'

const routeTree = rootRoute.addChildren([publicRoutes, memberRoutes, ...otherRoutes])

type Settings = {
  nonce?: string | undefined
  /** Sends the queries of the server to the browser. */
  dehydrate?: () => { reads: DehydratedQueries | undefined }
  hydrate?: (data: { reads: DehydratedQueries | undefined }) => Promise<void>
}

export function createPageRouter(context: PageContext, { nonce, dehydrate, hydrate }: Settings = {}) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    Wrap: ({ children }) => <CallProvider value={context.call}>{children}</CallProvider>,
    ...(dehydrate ? { dehydrate: dehydrate as () => never } : {}),
    ...(hydrate ? { hydrate } : {}),
    ...(nonce ? { ssr: { nonce } } : {}),
  })
}
