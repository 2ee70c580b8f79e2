import type { Search } from '../../lib/reads/load.ts'

/** Pages with one next step, whose action bar replaces the tabs. */
export function isTaskPage(path: string, { date, doctor, id }: Search) {
  if (path.startsWith('/user/prescription/')) return !!id
  return /^\/user\/(consult|prescription)-pay\//.test(path) || (path === '/user/consult-create' && !!date && !!doctor)
}
