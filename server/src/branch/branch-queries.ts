import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import { branch } from '../database/schema/branch-table.ts'

/** There are a few dozen at most, so lists are searched and sorted here and not in the database. */
export function activeBranches({ db }: Pick<Context, 'db'>) {
  return prepareOnce(db, 'active_branches', (name) =>
    db.select().from(branch).where(eq(branch.active, true)).orderBy(asc(branch.id)).prepare(name),
  ).execute()
}
