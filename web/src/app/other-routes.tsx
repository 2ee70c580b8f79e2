import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../lib/page-title.ts'
import { ComingSoonPage } from './coming-soon-page.tsx'
import { goTo } from './guards.ts'
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
  component: ComingSoonPage,
})

const invoiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invoice/$params',
  ...pageOptions('/invoice/$params', { title: 'Invoice', screen: 'public/invoice/invoice-screen' }),
})

export const otherRoutes = [
  redirection('/', '/auth/login'),
  redirection('/user', '/user/home'),
  redirection('/catalog', '/catalogue'),
  redirection('/katalog', '/catalogue'),
  comingSoonRoute,
  invoiceRoute,
] as const
