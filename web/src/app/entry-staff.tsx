import { createRouter, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CallProvider } from '../lib/use-call.ts'
import { createBrowserContext } from './browser-context.ts'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { readsOf } from './reads.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { staffRootRoute, staffRoutes } from './staff-routes.tsx'

const context = createBrowserContext(location.pathname.startsWith('/ops') ? 'ops' : 'dashboard')
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

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CallProvider value={context.call}>
      <QueryClientProvider client={readsOf(context)}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CallProvider>
  </StrictMode>,
)
