import type { InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The column is not personal, or the law wants it kept. */
export const STAYS = Symbol('stays')

/** What each column of a table becomes when the data of a person is deleted: STAYS, a value, or one made of the id. */
export type AfterDeletion<Table extends PgTable> = {
  readonly [Column in keyof InferSelectModel<Table>]:
    | typeof STAYS
    | InferSelectModel<Table>[Column]
    | ((accountId: number) => InferSelectModel<Table>[Column])
}
