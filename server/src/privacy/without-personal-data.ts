import type { InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type AfterDeletion, STAYS } from '../database/schema/after-deletion.ts'

/** The columns of a table that change when the data of a person is deleted, with their new values. */
export function withoutPersonalData<Table extends PgTable>(marks: AfterDeletion<Table>, accountId: number) {
  const columns = Object.entries<unknown>(marks).filter(([, becomes]) => becomes !== STAYS)
  return Object.fromEntries(
    columns.map(([column, becomes]) => [column, typeof becomes === 'function' ? becomes(accountId) : becomes]),
  ) as Partial<InferSelectModel<Table>>
}
