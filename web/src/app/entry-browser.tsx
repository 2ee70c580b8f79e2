import '../lib/page/parse-without-eval.ts'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserContext } from './browser-context.ts'
import { focusAfterNavigation } from './focus-after-navigation.ts'
import { createPageRouter } from './page-router.tsx'
import { registerServiceWorker } from './register-service-worker.ts'

const context = createBrowserContext('member')
const router = createPageRouter(context, {
  async hydrate({ reads }) {
    if (reads) (await import('./query/query-runtime.ts')).hydrateQueries(context, reads)
  },
})
focusAfterNavigation(router)

// Without data from the server, this is the fallback page after server rendering failed.
if ('$_TSR' in window) {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
} else {
  createRoot(document).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

registerServiceWorker()
