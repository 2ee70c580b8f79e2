import { createRootRouteWithContext, createRoute, HeadContent } from '@tanstack/react-router'
import type { Search } from '../../lib/reads/load.ts'
import { redirectTo, staffGuestsOnly, staffOnly } from '../guards.ts'
import { PageFrame } from '../page-frame.tsx'
import type { PageContext } from '../page-context.ts'
import { staffPageOptions, type StaffPage } from './staff-page-options.tsx'
import { staffScreen } from '../staff-screen.ts'
import '../global-styles.ts'

export const staffRootRoute = createRootRouteWithContext<PageContext>()({
  validateSearch: (search: Record<string, unknown>) => search as Search,
  component: () => (
    <>
      <HeadContent />
      <PageFrame />
    </>
  ),
})

const dashboardLayoutRoute = createRoute({
  getParentRoute: () => staffRootRoute,
  id: 'dashboard-layout',
  beforeLoad: staffOnly('/dashboard/login'),
  ...staffScreen('dashboard/dashboard-layout'),
})

const opsLayoutRoute = createRoute({
  getParentRoute: () => staffRootRoute,
  id: 'ops-layout',
  beforeLoad: staffOnly('/ops/login'),
  ...staffScreen('ops/ops-layout'),
})

function loginPage<const Path extends string>(path: Path, home: string, shown: StaffPage) {
  const beforeLoad = staffGuestsOnly(home)
  return createRoute({ getParentRoute: () => staffRootRoute, path, beforeLoad, ...staffPageOptions(path, shown) })
}

function dashboardPage<const Path extends string>(path: Path, shown: StaffPage) {
  return createRoute({ getParentRoute: () => dashboardLayoutRoute, path, ...staffPageOptions(path, shown) })
}

function opsPage<const Path extends string>(path: Path, shown: StaffPage) {
  return createRoute({ getParentRoute: () => opsLayoutRoute, path, ...staffPageOptions(path, shown) })
}

const dashboardRoute = createRoute({
  getParentRoute: () => staffRootRoute,
  path: '/dashboard',
  beforeLoad: () => {
    throw redirectTo('/dashboard/article')
  },
})

export const staffRoutes = [
  dashboardRoute,
  loginPage('/dashboard/login', '/dashboard/article', {
    title: 'Masuk Dashboard',
    screen: 'dashboard/auth/dashboard-login-screen',
  }),
  loginPage('/ops/login', '/ops', { title: 'Masuk Operasional', screen: 'ops/auth/ops-login-screen' }),
  dashboardLayoutRoute.addChildren([
    dashboardPage('/dashboard/home', { title: 'Ringkasan', screen: 'dashboard/home/dashboard-home-screen' }),
    dashboardPage('/dashboard/article', { title: 'Artikel', screen: 'dashboard/article/article-list-screen' }),
    dashboardPage('/dashboard/article/$action', { title: 'Artikel', screen: 'dashboard/article/article-form-screen' }),
    dashboardPage('/dashboard/banner', { title: 'Banner', screen: 'dashboard/banner/banner-list-screen' }),
    dashboardPage('/dashboard/banner/$action', { title: 'Banner', screen: 'dashboard/banner/banner-form-screen' }),
    dashboardPage('/dashboard/treatment', { title: 'Treatment', screen: 'dashboard/treatment/treatment-list-screen' }),
    dashboardPage('/dashboard/treatment/$action', {
      title: 'Treatment',
      screen: 'dashboard/treatment/treatment-form-screen',
    }),
    dashboardPage('/dashboard/catalog', { title: 'Katalog', screen: 'dashboard/catalogue/catalog-list-screen' }),
    dashboardPage('/dashboard/catalog/$action', {
      title: 'Katalog',
      screen: 'dashboard/catalogue/catalog-form-screen',
    }),
    dashboardPage('/dashboard/media', { title: 'Media', screen: 'dashboard/media/media-screen' }),
    dashboardPage('/dashboard/staff', { title: 'Akun staf', screen: 'dashboard/staff/staff-list-screen' }),
    dashboardPage('/dashboard/audit', { title: 'Catatan audit', screen: 'dashboard/audit/audit-screen' }),
    dashboardPage('/dashboard/trash', { title: 'Sampah', screen: 'dashboard/trash/trash-screen' }),
  ]),
  opsLayoutRoute.addChildren([
    opsPage('/ops', { title: 'Operasional', screen: 'ops/home/ops-home-screen' }),
    opsPage('/ops/visit', { title: 'Pasien saya', screen: 'ops/visit/visit-day-screen' }),
    opsPage('/ops/visit/$id', { title: 'Pasien', screen: 'ops/visit/visit-screen' }),
    opsPage('/ops/order', { title: 'Pesanan', screen: 'ops/order/dispensary-screen' }),
    opsPage('/ops/order/$invoice', { title: 'Pesanan', screen: 'ops/order/dispensary-order-screen' }),
    opsPage('/ops/order/$invoice/print', { title: 'Cetak', screen: 'ops/order/print-screen' }),
    opsPage('/ops/stock', { title: 'Stok', screen: 'ops/stock/shelf-screen' }),
    opsPage('/ops/queue', { title: 'Antrean', screen: 'ops/queue/queue-screen' }),
    opsPage('/ops/patient', { title: 'Pasien', screen: 'ops/patient/patient-screen' }),
    opsPage('/ops/desk', { title: 'Serah terima', screen: 'ops/desk/desk-screen' }),
    opsPage('/ops/sale', { title: 'Kasir', screen: 'ops/sale/sale-screen' }),
    opsPage('/ops/refund', { title: 'Pengembalian dana', screen: 'ops/refund/refund-screen' }),
    opsPage('/ops/message', { title: 'Pesan pasien', screen: 'ops/message/ops-message-screen' }),
    opsPage('/ops/admin', { title: 'Kelola klinik', screen: 'ops/admin/admin-screen' }),
  ]),
] as const
