import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../lib/page-title.ts'
import { goTo } from './guards.ts'
import { loneComingSoon } from './lazy-notice.tsx'
import { LoneErrorPage } from './lone-error-page.tsx'
import { pageOptions } from './page-options.tsx'
import { rootRoute } from './root-route.tsx'

function redirection<const Path extends string>(path: Path, target: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw goTo(target)
    },
  })
}

const comingSoonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/coming-soon',
  head: () => ({ meta: [{ title: pageTitle('Segera Hadir') }] }),
  ...loneComingSoon,
})

/** Outside the member layout, because it has to work with a dead session and with an outdated password too. */
const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/logout',
  errorComponent: LoneErrorPage,
  ...pageOptions('/user/logout', { title: 'Keluar', screen: 'member/auth/logout-screen', reads: true }),
})

const invoiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invoice/$params',
  errorComponent: LoneErrorPage,
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
