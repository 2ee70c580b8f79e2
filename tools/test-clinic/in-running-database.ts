import { type Database, openDatabase } from '../../server/src/database/connection.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'

/** Does what staff or another server would do, in the database of a server that is running on this data directory. */
export async function inRunningDatabase<T>(dataDirectory: string, work: (db: Database) => Promise<T>) {
  const { db, close } = openDatabase(embeddedUrl(dataDirectory), { max: 1, onError: () => {} })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
