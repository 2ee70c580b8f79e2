import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'

/**
 * Stories are told one after the other, but a log is in the order of time: its lines wait in a table of the same name,
 * which hides the real one from this connection, until all are known.
 */
export async function logInOrder(db: Database, tellStories: () => Promise<void>) {
  await db.execute(sql`create temp table audit_entry (like public.audit_entry including all)`)
  await tellStories()
  await db.execute(sql`
    insert into public.audit_entry (at, account_id, action, object, ip, request_id, detail)
    select at, account_id, action, object, ip, request_id, detail from pg_temp.audit_entry order by at, id`)
  await db.execute(sql`drop table pg_temp.audit_entry`)
}
