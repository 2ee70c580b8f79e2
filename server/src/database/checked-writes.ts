import type { DrizzleTypeError } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type {
  PgAsyncInsertHKT,
  PgAsyncUpdateHKT,
  PgInsertBuilder,
  PgInsertValue,
  PgTable,
  PgUpdateBuilder,
} from 'drizzle-orm/pg-core'

type KeyOf<Value> = Value extends unknown ? keyof Value : never

/** A key without a column must be refused here: types let it pass in a spread, and drizzle drops it unsaid. */
type OnlyColumns<Table extends PgTable, Value> = Value & {
  [
    Key in Exclude<KeyOf<Value>, keyof Table['_']['columns']>
  ]: DrizzleTypeError<`No column of table ${Table['_']['name']}`>
}

type Update<Table extends PgTable> = PgUpdateBuilder<Table, NodePgQueryResultHKT, PgAsyncUpdateHKT>
type Insert<Table extends PgTable> = PgInsertBuilder<Table, NodePgQueryResultHKT, 'all', false, PgAsyncInsertHKT>

/** A database whose `set` and `values` take only what the table has columns for. */
export type CheckedWrites<Db> = Omit<Db, 'update' | 'insert'> & {
  update<Table extends PgTable>(
    table: Table,
  ): {
    set<Value extends Parameters<Update<Table>['set']>[0]>(
      values: OnlyColumns<Table, Value>,
    ): ReturnType<Update<Table>['set']>
  }
  insert<Table extends PgTable>(
    table: Table,
  ): Omit<Insert<Table>, 'values'> & {
    values<Value extends PgInsertValue<Table>>(value: OnlyColumns<Table, Value>): ReturnType<Insert<Table>['values']>
    values<Value extends PgInsertValue<Table>>(values: OnlyColumns<Table, Value>[]): ReturnType<Insert<Table>['values']>
  }
}
