import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { limitGuesses } from './limit-guesses.ts'
import { voucherClosedReason } from './close-voucher.ts'
import { readVoucherCode } from './voucher-code.ts'
import { voucherUse } from './voucher-use.ts'

type Input = { caller: Caller; client: Client; body: { branch: number; code: string } }

/** Shows what a voucher would pay, without using it. */
export async function checkVoucherAtDesk(context: Context, { caller, client, body }: Input) {
  const { db } = context
  await requireBranch(db, caller, body.branch)
  return limitGuesses(context, { accountId: caller.accountId, ip: client.ip }, async () => {
    const code = readVoucherCode(body.code)
    const [found] = await db
      .select({ voucher: memberVoucher, memberName: account.fullName })
      .from(memberVoucher)
      .innerJoin(account, eq(account.id, memberVoucher.accountId))
      .where(eq(memberVoucher.code, code ?? ''))
    if (!found) throw notFound('Voucher tidak ditemukan')
    const { voucher, memberName } = found
    const reason = voucherClosedReason(voucher, context.now())
    if (reason) throw new Problem(409, reason)
    const { id, name, accountId: memberId, expiresAt } = voucher
    return { name, memberId, memberName, expiresAt: expiresAt.toISOString(), ...(await voucherUse(db, id)) }
  })
}
