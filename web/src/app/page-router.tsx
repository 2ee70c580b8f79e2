import { dehydrate, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from './error-page.tsx'
import { memberRoutes } from './member-routes.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { otherRoutes } from './other-routes.tsx'
import type { PageContext } from './page-context.ts'
import { publicRoutes } from './public-routes.tsx'
import { rootRoute } from './root-route.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'

const routeTree = rootRoute.addChildren([publicRoutes, memberRoutes, ...otherRoutes])

export function createPageRouter(context: PageContext, { nonce }: { nonce?: string | undefined } = {}) {
  const { queryClient } = context
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
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    // All reads have settled before the markup is made, so the data needs no stream: it travels as one value.
    dehydrate: () => ({ reads: dehydrate(queryClient) as never }),
    hydrate: ({ reads }) => hydrate(queryClient, reads),
    ...(nonce ? { ssr: { nonce } } : {}),
  })
}
