import { dayIn } from '@nmw/contract/zone'
import { useSearch } from '@tanstack/react-router'
import type { Search } from '../../lib/load.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useBranch } from '../shell/work-branch.ts'
import { shownDay } from './shown-day.ts'

/** The day of the address by the clock of the branch; today is left to the server, which goes on at midnight. */
export function useShownDay() {
  const { timezone } = useBranch()
  const search: Search = useSearch({ strict: false })
  const today = dayIn(timezone, new Date(serverNow()))
  const day = shownDay(search['day'], today)
  const isToday = day === today
  return { day, today, isToday, query: isToday ? {} : { day } }
}
