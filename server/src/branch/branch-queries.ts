import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'

/** There are a few dozen at most, so lists are searched and sorted here and not in the database. */
export function activeBranches({ db }: Pick<Context, 'db'>) {
  return db.select().from(branch).where(eq(branch.active, true)).orderBy(asc(branch.id))
}
