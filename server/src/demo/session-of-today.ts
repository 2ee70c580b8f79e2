import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { HOUR } from '@nmw/contract/duration'
import { dayIn, momentOf } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'

type Wanted = { doctorId: number; branchId: number; seats: number }

/** A session of a demo doctor today, at any hour, with enough free seats. */
export async function sessionOfToday({ db, now }: Pick<Context, 'db' | 'now'>, { doctorId, branchId, seats }: Wanted) {
  const [place] = await db.select().from(branch).where(eq(branch.id, branchId))
  const [seen] = await db.select().from(doctor).where(eq(doctor.id, doctorId))
  const day = dayIn(place!.timezone, now())
  const anHourAgo = Math.max(now().getTime() - HOUR, momentOf(place!.timezone, day, '00:01').getTime())
  const sessions = await db
    .select()
    .from(doctorSession)
    .where(
      and(
        eq(doctorSession.doctorId, doctorId),
        isNull(doctorSession.closedAt),
        gt(doctorSession.endsAt, new Date(anHourAgo)),
      ),
    )
    .orderBy(asc(doctorSession.startsAt))
  const planned = sessions.find(
    (one) => one.branchId === branchId && one.day === day && one.endsAt > now() && one.capacity - one.taken >= seats,
  )
  if (planned) return planned
  const [made] = await db
    .insert(doctorSession)
    .values({
      doctorId,
      branchId,
      day,
      ...firstGap(sessions, { from: anHourAgo, length: 4 * HOUR }),
      capacity: 8,
      minutesPerPatient: 20,
      fee: seen!.fee,
    })
    .returning()
  return made!
}

type Hours = { startsAt: Date; endsAt: Date }

function firstGap(taken: Hours[], { from, length }: { from: number; length: number }): Hours {
  let start = from
  for (const { startsAt, endsAt } of taken) {
    if (startsAt.getTime() < start + length && endsAt.getTime() > start) start = endsAt.getTime()
  }
  return { startsAt: new Date(start), endsAt: new Date(start + length) }
}
