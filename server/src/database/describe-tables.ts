import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'

/** What a module of `schema/` says of its tables, for the page that draws them. */
export function describeTables(module: Record<string, unknown>) {
  return Object.values(module)
    .filter((value) => is(value, PgTable))
    .map(describe)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

export type TableFacts = ReturnType<typeof describe>

function describe(table: PgTable) {
  const { name, columns, primaryKeys, uniqueConstraints, indexes, foreignKeys } = getTableConfig(table)
  const primary = [
    ...primaryKeys.map((key) => namesOf(key.columns)),
    ...columns.filter((column) => column.primary).map((column) => [column.name]),
  ]
  const unique = [
    ...uniqueConstraints.map((constraint) => namesOf(constraint.columns)),
    ...columns.filter((column) => column.isUnique).map((column) => [column.name]),
    // A unique index with a condition says nothing of the rows outside it.
    ...indexes.filter(({ config }) => config.unique && !config.where).map(({ config }) => namesOf(config.columns)),
  ]
  return {
    name,
    primary,
    unique,
    columns: columns.map((column) => ({ name: column.name, type: column.getSQLType(), notNull: column.notNull })),
    states: columns.filter((column) => column.enumValues?.length).map((column) => column.name),
    references: foreignKeys.map((key) => {
      const { columns: from, foreignTable } = key.reference()
      return { to: getTableConfig(foreignTable).name, columns: namesOf(from), notNull: from.every((c) => c.notNull) }
    }),
  }
}

/** An index over an expression has parts without a name. */
function namesOf(columns: readonly object[]) {
  return columns.map((column) => ('name' in column ? String(column.name) : ''))
}
