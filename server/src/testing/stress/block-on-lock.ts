import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../database/connection.ts'
import { transaction } from '../../database/transaction.ts'
import { eventually } from '../checks/eventually.ts'
import type { TestApp } from '../app/open-test-app.ts'

type Meeting<T> = {
  /** Selects the rows to hold. */
  hold: SQL
  act: () => Promise<T>
  /** Done by whoever holds them, once the act waits. */
  meanwhile: (db: Database) => Promise<unknown>
}

/** Holds rows until an act waits for them, does something else, and lets go: the same meeting every time. */
export async function blockOnLock<T>(testApp: TestApp, { hold, act, meanwhile }: Meeting<T>): Promise<T> {
  let acting: Promise<T> | undefined
  try {
    await transaction(testApp.db, async (db) => {
      await db.execute(sql`${hold} for update`)
      acting = act()
      await waitUntilBlocked(testApp, 1)
      await meanwhile(db)
    })
  } finally {
    await acting?.catch(() => undefined)
  }
  return acting!
}

/** So many wait for a lock in this database. */
export function waitUntilBlocked(testApp: TestApp, count: number) {
  return eventually(async () => {
    const { rows } = await testApp.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(count)
  })
}

/** Fails at once where somebody else holds one of these rows. */
export function lockOrFail(db: Database, rows: SQL) {
  return db.execute(sql`${rows} for update nowait`)
}
