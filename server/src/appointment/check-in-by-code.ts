import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { dayIn } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { checkInWithin } from './check-in.ts'
import { labelOf, letterOf } from './queue-seat.ts'
import { sessionsOf } from './read-queue.ts'

type Input = { caller: Caller; client: Client; body: { branch: number; code: string } }

/** 'A-04', '4' if only one session has that number, or a member number, alone or within scanned text. */
export async function checkInByCode(context: Context, { caller, client, body }: Input) {
  return transaction(context.db, async (db) => {
    const place = await requireBranch(db, caller, body.branch)
    const sessions = await sessionsOf(db, place.id, dayIn(place.timezone, context.now()))
    const ids = sessions.map(({ session }) => session.id)
    const wanted = readCode(body.code, ids)
    const found = wanted && ids.length ? await seatsWith(db, ids, wanted) : []
    // Prefer a seat still expected over one that has arrived or had its turn.
    const open = found.filter(({ status }) => status === 1)
    const expected = open.filter(({ checkedInAt }) => !checkedInAt)
    const matches = [expected, open, found].find(({ length }) => length > 0) ?? []
    if (!matches.length) throw notFound('Tidak ada antrean hari ini dengan nomor itu')
    if (matches.length > 1)
      throw new Problem(409, `Ada ${matches.length} pasien dengan nomor itu. Ketik hurufnya juga, misalnya A-04.`)
    const [seat] = matches
    await checkInWithin(context, db, { caller, client, params: { id: seat!.id } })
    const label = labelOf(letterOf(ids, seat!.sessionId), seat!.queueNumber)
    return { id: seat!.id, label, patientName: seat!.patientName }
  })
}

function readCode(typed: string, ids: number[]): SQL | undefined {
  const member = /NMW-?(\d{7})/i.exec(typed)?.[1]
  if (member) return eq(membership.number, `NMW-${member}`)
  const [, letter = '', digits] = /^\s*([A-Z]{0,2})[-\s]?0*(\d{1,3})\s*$/i.exec(typed) ?? []
  if (!digits) return undefined
  const number = eq(appointment.queueNumber, Number(digits))
  if (!letter) return number
  const session = ids.find((id) => letterOf(ids, id) === letter.toUpperCase())
  return session === undefined ? undefined : and(number, eq(appointment.sessionId, session))
}

function seatsWith(db: Database, sessionIds: number[], wanted: SQL) {
  return db
    .select({
      id: appointment.id,
      status: appointment.status,
      checkedInAt: appointment.checkedInAt,
      sessionId: appointment.sessionId,
      queueNumber: appointment.queueNumber,
      patientName: account.fullName,
    })
    .from(appointment)
    .innerJoin(account, eq(account.id, appointment.patientId))
    .leftJoin(membership, eq(membership.accountId, appointment.patientId))
    .where(and(inArray(appointment.sessionId, sessionIds), wanted))
}
