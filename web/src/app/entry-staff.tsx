import '../lib/parse-without-eval.ts'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { staffCall } from '../lib/staff/staff-call.ts'
import { sessionEnd } from '../lib/staff/session-end.ts'
import { CallProvider } from '../lib/use-call.ts'
import { createBrowserContext } from './browser-context.ts'
import { ErrorPage } from './error-page.tsx'
import { focusOnArrival } from './focus-on-arrival.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { readsOf } from './reads.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { staffRootRoute, staffRoutes } from './staff-routes.tsx'

const plain = createBrowserContext(location.pathname.startsWith('/ops') ? 'ops' : 'dashboard')
const context = {
  ...plain,
  call: staffCall(plain.call),
  // What somebody is writing must not be lost because the day's session is over: she signs in on top of it.
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
focusOnArrival(router)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CallProvider value={context.call}>
      <QueryClientProvider client={readsOf(context)}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CallProvider>
  </StrictMode>,
)
