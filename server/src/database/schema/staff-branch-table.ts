import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { branch } from './branch-table.ts'

/** An additional branch of a member of staff. Administrators work at all branches without a row. */
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
