import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../lib/page/page-title.ts'
import { redirectTo } from './guards.ts'
import { standaloneComingSoon } from './standalone/lazy-coming-soon.tsx'
import { StandaloneErrorPage } from './standalone/standalone-error-page.tsx'
import { pageOptions } from './page-options.tsx'
import { rootRoute } from './root-route.tsx'

function redirection<const Path extends string>(path: Path, target: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirectTo(target)
    },
  })
}

const comingSoonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/coming-soon',
  head: () => ({ meta: [{ title: pageTitle('Segera Hadir') }] }),
  ...standaloneComingSoon,
})

/** Outside the member layout, because it must work with an expired session and with an outdated password. */
const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/logout',
  errorComponent: StandaloneErrorPage,
  ...pageOptions('/user/logout', { title: 'Keluar', screen: 'member/auth/logout-screen', needsQueryClient: true }),
})

const invoiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invoice/$params',
  errorComponent: StandaloneErrorPage,
  ...pageOptions('/invoice/$params', { title: 'Invoice', screen: 'public/invoice/invoice-screen', content: true }),
})

export const otherRoutes = [
  redirection('/', '/auth/login'),
  redirection('/user', '/user/home'),
  redirection('/catalog', '/catalogue'),
  redirection('/katalog', '/catalogue'),
  comingSoonRoute,
  logoutRoute,
  invoiceRoute,
] as const
