import type { plannedSessions } from './planned-sessions.ts'

type Planned = ReturnType<typeof plannedSessions>[number]
type Standing = {
  id: number
  doctorId: number
  branchId: number
  startsAt: Date
  endsAt: Date
  closedAt: Date | null
  /** Closed because its plan ended, and for no other reason. */
  leftOver: boolean
  /** Somebody once had a seat in it. */
  booked: boolean
}

/**
 * Which planned sessions are new, and which reopen one that an ended plan left closed. A doctor has one session at a
 * time: what overlaps an open one is left out.
 */
export function fitSessions(planned: Planned[], standing: Standing[]) {
  const byDoctor = Map.groupBy(standing, ({ doctorId }) => doctorId)
  const open = new Map([...byDoctor].map(([id, all]) => [id, all.filter(({ closedAt }) => !closedAt) as Times[]]))
  const fresh: Planned[] = []
  const reopened: (Planned & { id: number })[] = []
  for (const one of planned) {
    const there = byDoctor.get(one.doctorId)?.find(({ startsAt }) => +startsAt === +one.startsAt)
    if (there && !mayReopen(there, one)) continue
    const beside = open.get(one.doctorId) ?? []
    if (beside.some((other) => overlap(one, other))) continue
    open.set(one.doctorId, [...beside, one])
    if (there) reopened.push({ ...one, id: there.id })
    else fresh.push(one)
  }
  return { fresh, reopened }
}

/** A patient who once had a seat in it, and the staff, see where it was, so then it only reopens at the same branch. */
function mayReopen({ leftOver, booked, branchId }: Standing, planned: Planned) {
  return leftOver && (!booked || branchId === planned.branchId)
}

type Times = { startsAt: Date; endsAt: Date }

function overlap(a: Times, b: Times) {
  return a.startsAt < b.endsAt && a.endsAt > b.startsAt
}
