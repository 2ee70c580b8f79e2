import type { Database } from './connection.ts'

/** Several queries that see the same moment, whatever others save meanwhile. */
export function withSnapshot<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.transaction((tx) => work(tx as unknown as Database), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}
