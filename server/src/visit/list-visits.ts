import { and, inArray } from 'drizzle-orm'
import { dayIn } from '@nmw/contract/zone'
import { letterOf, shownOnDay } from '../appointment/queue-seat.ts'
import { sessionsOf } from '../appointment/read-queue.ts'
import { recordShown } from '../audit/record-shown.ts'
import type { Context } from '../context.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { visitCardOf } from './visit-card.ts'
import { countFinished, countPhotos, selectVisits } from './visit-queries.ts'

type Input = { caller: Caller; client: Client; query: { branch: number; day?: string | undefined } }

/** The doctor's own day at a branch. Appointments cancelled in time are left out. */
export async function listVisits(context: Context, { caller, client, query }: Input) {
  const { db, now } = context
  const place = await requireBranch(db, caller, query.branch)
  const day = query.day ?? dayIn(place.timezone, now())
  const all = await sessionsOf(db, place.id, day)
  const sessionIds = all.map(({ session }) => session.id)
  const own = all.filter(({ doctor }) => doctor.accountId === caller.accountId)
  const found = own.length ? await visitsIn(own.map(({ session }) => session.id)) : []
  const [photos, finished] = await Promise.all([
    countPhotos(
      db,
      found.map((one) => one.appointment.id),
    ),
    countFinished(
      db,
      found.map((one) => one.appointment.patientId),
    ),
  ])
  await recordShown(context, {
    caller,
    client,
    action: 'list-visits',
    patients: found.map((one) => one.appointment.patientId),
  })
  return {
    day,
    sessions: own.map(({ session }) => ({
      id: session.id,
      letter: letterOf(sessionIds, session.id),
      startAt: session.startsAt.toISOString(),
      endAt: session.endsAt.toISOString(),
      capacity: session.capacity,
      taken: session.taken,
      closedReason: session.closedReason,
    })),
    visits: found
      .map((one) =>
        visitCardOf(one, {
          sessionIds,
          photos: photos.get(one.appointment.id) ?? 0,
          finished: finished.get(one.appointment.patientId) ?? 0,
          now: now(),
        }),
      )
      .toSorted((a, b) => a.startAt.localeCompare(b.startAt) || a.label.localeCompare(b.label)),
  }

  function visitsIn(ids: number[]) {
    return selectVisits(db).where(and(inArray(appointment.sessionId, ids), shownOnDay()))
  }
}
