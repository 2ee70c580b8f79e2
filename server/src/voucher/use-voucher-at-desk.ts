import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { useVoucher } from './use-voucher.ts'

type Input = { caller: Caller; client: Client; body: { branch: number; code: string } }

export async function useVoucherAtDesk(context: Context, input: Input) {
  await requireBranch(context.db, input.caller, input.body.branch)
  const used = await useVoucher(context, input)
  const [member] = await context.db
    .select({ name: account.fullName })
    .from(account)
    .where(eq(account.id, used.accountId))
  return { name: used.name, memberName: member!.name, usedAt: used.usedAt }
}
