import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { exportName } from './export-name.ts'
import { pages } from './page-options.tsx'
import { createPageRouter } from './page-router.tsx'
import { routeFlags } from './route-flags.ts'
import { staffPages } from './staff/staff-page-options.tsx'
import { staffRouteFlags } from './staff/staff-route-flags.ts'
import { staffRootRoute, staffRoutes } from './staff/staff-routes.tsx'

const context = {
  call: () => Promise.reject(new Error('no calls here')),
  flags: { publicSite: true, appKey: 'k' },
  language: 'id',
  theme: undefined,
  signedIn: () => false,
  home: () => '/',
  outcome: undefined,
} as const

const tables = [
  { table: pages, flags: routeFlags },
  { table: staffPages, flags: staffRouteFlags },
]
const shown = tables.flatMap(({ table, flags }) => [...table].filter(([path]) => flags[path] !== false))

test.each(shown)('routes: %s has a screen file with the expected export', async (_path, { screen }) => {
  const file = join(import.meta.dirname, '..', `${screen}.tsx`)
  expect(existsSync(file), `web/src/${screen}.tsx`).toBe(true)
  const module = (await import(file)) as Record<string, unknown>
  expect(module[exportName(screen)], `export ${exportName(screen)}`).toBeTypeOf('function')
})

test('routes: every flag belongs to a route', () => {
  for (const { table, flags } of tables) {
    for (const path of Object.keys(flags)) expect([...table.keys()]).toContain(path)
  }
})

const specified = `/ /user/home /user/consult /user/consult-detail/$id /user/consult-create /user/consult-pay/$id
  /user/prescription /user/prescription/$code /user/prescription-pay/$id /user/voucher /user/order /user/order/$id
  /user/order-payment/$inv /user/account /user/account-setting /user/invoice/$inv /user/point /user/voucher-point
  /user/notification /user/message /user/email-verification /user/branches /user/services /user/promo/$slug
  /user/logout /auth/login /auth/forgot-password /auth/reset-password /auth/remove-session /faq /{$token}.pdf
  /coming-soon /invoice/$params /services /services/$slug /articles /articles/$slug /branches /doctors /doctors/$slug /catalogue
  /catalogue/$path /consultation /contact-us /careers /privacy-policy /terms`.split(/\s+/)
const staffSpecified = `/dashboard /dashboard/login /dashboard/home /dashboard/article /dashboard/article/$action
  /dashboard/catalog /dashboard/catalog/$action /dashboard/treatment /dashboard/treatment/$action /dashboard/banner
  /dashboard/banner/$action /ops /ops/login`.split(/\s+/)

test('routes: every route of the specification exists', () => {
  const history = createMemoryHistory()
  const router = createPageRouter(context)
  expect(Object.keys(router.routesByPath)).toEqual(expect.arrayContaining(specified))
  const staff = createRouter({ routeTree: staffRootRoute.addChildren(staffRoutes), context, history })
  expect(Object.keys(staff.routesByPath)).toEqual(expect.arrayContaining(staffSpecified))
})
