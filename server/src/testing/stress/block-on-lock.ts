import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../database/connection.ts'
import { transaction } from '../../database/transaction.ts'
import { eventually } from '../checks/eventually.ts'
import type { TestApp } from '../app/open-test-app.ts'

type Blocked<T> = {
  /** Selects the rows to lock. */
  lock: SQL
  act: () => Promise<T>
  /** Runs in the locking transaction once `act` waits for it. */
  meanwhile: (db: Database) => Promise<unknown>
}

/** Locks rows, starts `act`, runs `meanwhile` once `act` waits, and commits: the same race in every run. */
export async function blockOnLock<T>(testApp: TestApp, { lock, act, meanwhile }: Blocked<T>): Promise<T> {
  let acting: Promise<T> | undefined
  try {
    await transaction(testApp.db, async (db) => {
      await db.execute(sql`${lock} for update`)
      acting = act()
      await waitUntilBlocked(testApp, 1)
      await meanwhile(db)
    })
  } finally {
    await acting?.catch(() => undefined)
  }
  return acting!
}

/** Waits until this many connections wait for a lock. */
export function waitUntilBlocked(testApp: TestApp, count: number) {
  return eventually(async () => {
    const { rows } = await testApp.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(count)
  })
}

/** Fails at once if another transaction has locked one of these rows. */
export function lockOrFail(db: Database, rows: SQL) {
  return db.execute(sql`${rows} for update nowait`)
}
