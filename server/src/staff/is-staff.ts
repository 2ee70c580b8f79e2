import { STAFF_ROLES } from '@nmw/contract/staff'
import { inArray } from 'drizzle-orm'
import { account } from '../database/schema/account-table.ts'

export const isStaff = inArray(account.roleId, [...STAFF_ROLES])
