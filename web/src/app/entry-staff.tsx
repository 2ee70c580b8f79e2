import '../lib/page/parse-without-eval.ts'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { staffCall } from '../shared/staff/staff-call.ts'
import { sessionEnd } from '../shared/staff/session-end.ts'
import { CallProvider } from '../lib/call/use-call.ts'
import { createBrowserContext } from './browser-context.ts'
import { ErrorPage } from './standalone/error-page.tsx'
import { focusAfterNavigation } from './focus-after-navigation.ts'
import { NotFoundPage } from './standalone/not-found-page.tsx'
import { queryClientOf } from './query/page-query-client.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { staffRootRoute, staffRoutes } from './staff/staff-routes.tsx'

const plain = createBrowserContext(location.pathname.startsWith('/ops') ? 'ops' : 'dashboard')
const context = {
  ...plain,
  call: staffCall(plain.call),
  // Unsaved work must survive an expired session: staff sign in again on top of the page.
  onError: (error: unknown) => {
    if (!sessionEnd.handle(error)) plain.onError?.(error)
  },
}
const router = createRouter({
  routeTree: staffRootRoute.addChildren(staffRoutes),
  context,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  scrollRestoration: true,
  notFoundMode: 'root',
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: ErrorPage,
})
focusAfterNavigation(router)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CallProvider value={context.call}>
      <QueryClientProvider client={queryClientOf(context)}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CallProvider>
  </StrictMode>,
)
