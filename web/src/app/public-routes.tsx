import { createRoute } from '@tanstack/react-router'
import { redirectTo, guestsOnly, publicSiteOnly } from './guards.ts'
import { StandaloneErrorPage } from './standalone/standalone-error-page.tsx'
import { type Page, pageOptions } from './page-options.tsx'
import { rootRoute } from './root-route.tsx'
import { screen } from './screen.ts'

const publicLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  errorComponent: StandaloneErrorPage,
  ...screen('app/public-layout'),
})

const guestRoute = createRoute({ getParentRoute: () => publicLayoutRoute, id: 'guest', beforeLoad: guestsOnly })
const contentRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  id: 'content',
  beforeLoad: publicSiteOnly,
})

function guestPage<const Path extends string>(path: Path, shown: Page) {
  return createRoute({ getParentRoute: () => guestRoute, path, ...pageOptions(path, shown) })
}

function contentPage<const Path extends string>(path: Path, shown: Page) {
  return createRoute({ getParentRoute: () => contentRoute, path, ...pageOptions(path, { ...shown, content: true }) })
}

function openPage<const Path extends string>(path: Path, shown: Page) {
  return createRoute({ getParentRoute: () => publicLayoutRoute, path, ...pageOptions(path, shown) })
}

const faqRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/faq',
  beforeLoad: publicSiteOnly,
  ...pageOptions('/faq', { title: 'FAQ', screen: 'public/site/faq-screen', content: true }),
})

const pdfRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/{$token}.pdf',
  beforeLoad: () => {
    throw redirectTo('/catalogue')
  },
})

export const publicRoutes = publicLayoutRoute.addChildren([
  guestRoute.addChildren([
    guestPage('/auth/login', { title: 'Masuk', screen: 'public/auth/login-screen' }),
    guestPage('/auth/register', { title: 'Daftar', screen: 'public/auth/register-screen' }),
    guestPage('/auth/forgot-password', { title: 'Lupa Kata Sandi', screen: 'public/auth/forgot-password-screen' }),
    guestPage('/auth/reset-password', { title: 'Atur Ulang Sandi', screen: 'public/auth/reset-password-screen' }),
    guestPage('/auth/remove-session', { title: 'Pilih Perangkat', screen: 'public/auth/remove-session-screen' }),
    faqRoute,
    pdfRoute,
  ]),
  contentRoute.addChildren([
    contentPage('/services', { title: 'Layanan', screen: 'public/treatment/services-screen' }),
    contentPage('/services/$slug', { title: 'Layanan', screen: 'public/treatment/service-screen' }),
    contentPage('/articles', { title: 'Artikel', screen: 'public/article/articles-screen' }),
    contentPage('/articles/$slug', { title: 'Artikel', screen: 'public/article/article-screen', preload: false }),
    contentPage('/branches', { title: 'Cabang', screen: 'public/branch/branches-screen' }),
    contentPage('/doctors', { title: 'Dokter', screen: 'public/doctor/doctors-screen' }),
    contentPage('/doctors/$slug', { title: 'Dokter', screen: 'public/doctor/doctor-screen' }),
    contentPage('/catalogue', { title: 'Katalog', screen: 'public/catalogue/catalogues-screen' }),
    contentPage('/catalogue/$path', { title: 'Katalog', screen: 'public/catalogue/catalogue-screen' }),
    contentPage('/consultation', { title: 'Konsultasi Gratis', screen: 'public/site/consultation-screen' }),
    contentPage('/contact-us', { title: 'Hubungi Kami', screen: 'public/site/contact-us-screen' }),
    contentPage('/careers', { title: 'Karir', screen: 'public/site/careers-screen' }),
    contentPage('/privacy-policy', { title: 'Kebijakan Privasi', screen: 'public/site/privacy-policy-screen' }),
    contentPage('/terms', { title: 'Syarat & Ketentuan', screen: 'public/site/terms-screen' }),
  ]),
  openPage('/user/email-verification', { title: 'Verifikasi Email', screen: 'public/auth/email-verification-screen' }),
])
