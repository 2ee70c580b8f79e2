import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'

/** Every entry updates the same balance row, whose dead versions can be vacuumed only between transactions. */
const BATCH = 500

export async function writeLongHistory(db: Database, accountId: number, wanted: number, at: Date) {
  for (let from = 1; from <= wanted; from += BATCH) {
    await db.execute(sql`
      insert into point_entry (account_id, kind, amount, message, reference, created_at)
      select ${accountId}::int, 'earn', 1 + number % 9, 'Poin dari transaksi BESAR' || number, 'BESAR' || number,
        ${at.toISOString()}::timestamptz - (${wanted}::int - number) * interval '1 minute'
      from generate_series(${from}::int, ${Math.min(wanted, from + BATCH - 1)}::int) number
      on conflict (account_id, kind, reference) do nothing
    `)
  }
}
