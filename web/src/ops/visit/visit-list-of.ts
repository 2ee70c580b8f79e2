import type { VisitDetail } from '@nmw/contract/ops-visit'
import { dayIn } from '@nmw/contract/zone'
import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import { serverNow } from '../../lib/format/server-clock.ts'

/** The list that contains a visit: that of its day; today has no day in its URL. */
export function visitListOf(visit: Pick<VisitDetail, 'day' | 'timezone'> | undefined) {
  const isToday = !visit || visit.day === dayIn(visit.timezone, new Date(serverNow()))
  return pathWithQuery('/ops/visit', { day: isToday ? undefined : visit.day })
}
