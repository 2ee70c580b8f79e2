import { addDays, dayIn, momentOf, weekdayOf, type Zone } from '@nmw/contract/zone'

export type Plan = {
  planId: number
  doctorId: number
  branchId: number
  timezone: Zone
  /** 0 is Sunday. */
  weekday: number
  startsAt: string
  endsAt: string
  capacity: number
  minutesPerPatient: number
  fee: number
  /** The last day of the licence. */
  validUntil: string
}

export type Closure = { branchId: number | null; doctorId: number | null; firstDay: string; lastDay: string }

/** The dated sessions of weekly plans for the next `daysAhead` days, each by its branch's clock. */
export function plannedSessions(plans: Plan[], closures: Closure[], now: Date, daysAhead: number) {
  return plans.flatMap((plan) => {
    const today = dayIn(plan.timezone, now)
    const first = (plan.weekday - weekdayOf(today) + 7) % 7
    const days = Array.from({ length: Math.floor((daysAhead - first) / 7) + 1 }, (_, week) =>
      addDays(today, first + 7 * week),
    )
    return days
      .filter((day) => day <= plan.validUntil && !closures.some((closure) => covers(closure, plan, day)))
      .map((day) => sessionOn(plan, day))
      .filter(({ startsAt }) => startsAt > now)
  })
}

function sessionOn(plan: Plan, day: string) {
  const { planId, doctorId, branchId, capacity, minutesPerPatient, fee, timezone } = plan
  const startsAt = momentOf(timezone, day, plan.startsAt)
  const endsAt = momentOf(timezone, day, plan.endsAt)
  return { planId, doctorId, branchId, capacity, minutesPerPatient, fee, day, startsAt, endsAt }
}

/** Days off of a branch apply to all its doctors, those of a doctor to all branches, those of both only to the pair. */
function covers({ branchId, doctorId, firstDay, lastDay }: Closure, plan: Plan, day: string) {
  return (
    firstDay <= day &&
    day <= lastDay &&
    (branchId === null || branchId === plan.branchId) &&
    (doctorId === null || doctorId === plan.doctorId)
  )
}
