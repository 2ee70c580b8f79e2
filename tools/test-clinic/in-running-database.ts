import { type Database, openDatabase } from '../../server/src/database/connection.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'

/** Works in the database of a server that is running on this data directory, as staff or another server would. */
export async function inRunningDatabase<T>(dataDirectory: string, work: (db: Database) => Promise<T>) {
  const { db, close } = openDatabase(embeddedUrl(dataDirectory), { max: 1, onError: () => {} })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

export function queryRunning<Row extends object>(dataDirectory: string, sql: string, values: unknown[] = []) {
  return inRunningDatabase(dataDirectory, async ({ $client }) => (await $client.query<Row>(sql, values)).rows)
}
