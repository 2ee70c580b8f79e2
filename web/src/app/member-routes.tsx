import { createRoute } from '@tanstack/react-router'
import { membersOnly } from './guards.ts'
import { StandaloneErrorPage } from './standalone/standalone-error-page.tsx'
import { type Page, pageOptions } from './page-options.tsx'
import { rootRoute } from './root-route.tsx'
import { screen } from './screen.ts'

const memberLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'member',
  beforeLoad: membersOnly,
  errorComponent: StandaloneErrorPage,
  ...screen('app/member-layout'),
})

function page<const Path extends string>(path: Path, shown: Page) {
  return createRoute({ getParentRoute: () => memberLayoutRoute, path, ...pageOptions(path, shown) })
}

export const memberRoutes = memberLayoutRoute.addChildren([
  page('/user/home', { title: 'Beranda', screen: 'member/home/home-screen' }),
  page('/user/consult', { title: 'Konsultasi', screen: 'member/appointment/history/consult-screen' }),
  page('/user/consult-detail/$id', {
    title: 'Detail Konsultasi',
    screen: 'member/appointment/detail/consult-detail-screen',
  }),
  page('/user/consult-create', { title: 'Buat Janji', screen: 'member/appointment/consult-create-screen' }),
  page('/user/consult-pay/$id', { title: 'Bayar Konsultasi', screen: 'member/appointment/pay/consult-pay-screen' }),
  page('/user/prescription', { title: 'Resep', screen: 'member/prescription/list/prescription-screen' }),
  page('/user/prescription/$code', {
    title: 'Detail Resep',
    screen: 'member/prescription/detail/prescription-detail-screen',
  }),
  page('/user/prescription-pay/$id', { title: 'Penebusan Resep', screen: 'member/checkout/prescription-pay-screen' }),
  page('/user/voucher', { title: 'Kupon', screen: 'member/voucher/voucher-screen' }),
  page('/user/order', { title: 'Transaksi', screen: 'member/order/order-screen' }),
  page('/user/order/$id', { title: 'Detail Transaksi', screen: 'member/order/order-detail-screen' }),
  page('/user/order-payment/$inv', { title: 'Pembayaran', screen: 'member/payment/order-payment-screen' }),
  page('/user/account', { title: 'Akun', screen: 'member/profile/account-screen' }),
  page('/user/account-setting', { title: 'Pengaturan Akun', screen: 'member/profile/setting/account-setting-screen' }),
  page('/user/invoice/$inv', { title: 'Invoice', screen: 'member/invoice/member-invoice-screen' }),
  page('/user/point', { title: 'NMW Poin', screen: 'member/point/point-screen' }),
  page('/user/voucher-point', { title: 'Detail Voucher', screen: 'member/voucher/voucher-point-screen' }),
  page('/user/notification', { title: 'Notifikasi', screen: 'member/notification/notification-screen' }),
  page('/user/message', { title: 'Pesan', screen: 'member/message/message-screen' }),
  page('/user/branches', { title: 'Cabang', screen: 'member/branch/member-branches-screen' }),
  page('/user/services', { title: 'Layanan', screen: 'member/treatment/member-services-screen' }),
  page('/user/promo/$slug', { title: 'Promo', screen: 'member/banner/promo-screen' }),
])
