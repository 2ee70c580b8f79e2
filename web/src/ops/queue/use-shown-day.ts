import { dayIn } from '@nmw/contract/zone'
import { useRouter, useSearch } from '@tanstack/react-router'
import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import type { Search } from '../../lib/reads/load.ts'
import { serverNow } from '../../lib/format/server-clock.ts'
import { useBranch } from '../shell/work-branch.ts'
import { shownDay } from './shown-day.ts'

/** The day in the URL, in the time zone of the branch; for today the server decides, which moves on at midnight. */
export function useShownDay(path: string) {
  const router = useRouter()
  const { timezone } = useBranch()
  const search: Search = useSearch({ strict: false })
  const today = dayIn(timezone, new Date(serverNow()))
  const day = shownDay(search['day'], today)
  const isToday = day === today
  const show = (wanted: string) =>
    void router.navigate({
      href: pathWithQuery(path, { day: wanted === today ? undefined : wanted }),
      replace: true,
    })
  return { day, today, isToday, query: isToday ? {} : { day }, show }
}
