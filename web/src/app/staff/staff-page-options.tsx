import { pageTitle } from '../../lib/page/page-title.ts'
import { StaffComingSoonPage } from './staff-coming-soon-page.tsx'
import { staffRouteFlags } from './staff-route-flags.ts'
import { staffScreen, type StaffScreenPath } from '../staff-screen.ts'

export type StaffPage = { title: string; screen: StaffScreenPath }

export const staffPages = new Map<string, StaffPage>()

export function staffPageOptions(path: string, page: StaffPage) {
  staffPages.set(path, page)
  const head = () => ({ meta: [{ title: pageTitle(page.title) }] })
  if (staffRouteFlags[path] === false) return { head, component: () => <StaffComingSoonPage title={page.title} /> }
  return { head, ...staffScreen(page.screen) }
}
