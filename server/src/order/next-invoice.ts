import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

/** `INV` + yyMMdd in WIB + six digits. A sequence, so that no transaction waits for another. */
export async function nextInvoice({ now }: Pick<Context, 'now'>, db: Database) {
  const { rows } = await db.execute<{ number: string }>(
    sql`select lpad(nextval('invoice_number')::text, 6, '0') number`,
  )
  const day = dateInJakarta(now()).slice(2).replaceAll('-', '')
  return `INV${day}${rows[0]!.number}`
}
