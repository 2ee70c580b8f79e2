import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { branch } from './branch-table.ts'

/** A branch at which a member of staff works besides her own. Administrators work at all of them without a row. */
export const staffBranch = pgTable(
  'staff_branch',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branch.id),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.branchId] }), index('staff_branch_of').on(table.branchId)],
)
