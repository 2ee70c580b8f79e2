import { eq, getColumns } from 'drizzle-orm'
import { roleName } from '@nmw/contract/role'
import { countUnreadMessages } from '../chat/count-unread-messages.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { countUnreadNotifications } from '../notification/count-unread-notifications.ts'

export async function readShellProfile({ db }: Context, { caller }: { caller: Caller }) {
  const [row] = await db
    .select({
      ...getColumns(account),
      unreadNotification: countUnreadNotifications(db, caller.accountId),
      unreadMessage: countUnreadMessages(db, caller.accountId),
    })
    .from(account)
    .where(eq(account.id, caller.accountId))
  if (!row) throw notFound('Informasi User Tidak Ditemukan')
  return {
    name: row.fullName,
    email: row.email,
    role: roleName(row.roleId),
    roleId: row.roleId,
    validPassword: row.passwordValid,
    branch_id: row.branchId,
    phone: row.phone,
    phoneVerified: row.phoneVerifiedAt?.toISOString() ?? null,
    emailVerified: row.emailVerifiedAt?.toISOString() ?? null,
    unreadNotification: row.unreadNotification,
    unreadMessage: row.unreadMessage,
  }
}
