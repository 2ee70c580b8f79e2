import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'

/**
 * The audit log must be chronological, but demo data is not created in that order. Entries are collected in a temporary
 * table that shadows the real one and copied at the end, sorted.
 */
export async function sortAuditLog(db: Database, fill: () => Promise<void>) {
  await db.execute(sql`create temp table audit_entry (like public.audit_entry including all)`)
  await fill()
  await db.execute(sql`
    insert into public.audit_entry (at, account_id, action, object, ip, request_id, detail)
    select at, account_id, action, object, ip, request_id, detail from pg_temp.audit_entry order by at, id`)
  await db.execute(sql`drop table pg_temp.audit_entry`)
}
