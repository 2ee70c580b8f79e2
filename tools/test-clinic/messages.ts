import { ensureChat } from '../../server/src/chat/ensure-chat.ts'
import type { Database } from '../../server/src/database/connection.ts'
import { notify, type News } from '../../server/src/notification/notify.ts'
import { transaction } from '../../server/src/database/transaction.ts'
import { inRunningDatabase } from './in-running-database.ts'

/** A conversation of a patient with the first branch, or with a doctor there. */
export function openChat(dataDirectory: string, email: string, doctorId: number | null = null) {
  return inRunningDatabase(dataDirectory, async (db) => {
    return ensureChat(db, { patientId: await idOf(db, email), branchId: 1, doctorId, at: new Date() })
  })
}

/** Sends a notification, as a job or another server would. */
export function notifyPatient(dataDirectory: string, email: string, news: Pick<News, 'message' | 'link' | 'category'>) {
  return inRunningDatabase(dataDirectory, async (db) => {
    const accountId = await idOf(db, email)
    const dedupeKey = `test:${Math.random()}`
    await transaction(db, (db) => notify(db, { ...news, accountId, dedupeKey, at: new Date() }))
  })
}

async function idOf({ $client: pool }: Database, email: string) {
  const { rows } = await pool.query<{ id: number }>('select id from account where lower(email) = lower($1)', [email])
  return rows[0]!.id
}
