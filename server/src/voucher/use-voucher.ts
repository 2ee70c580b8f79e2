import { eq } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { notify } from '../notification/notify.ts'
import { limitGuesses } from './limit-guesses.ts'
import { spendVoucher } from './spend-voucher.ts'
import { readVoucherCode } from './voucher-code.ts'

type Input = {
  caller: Pick<Caller, 'accountId'>
  visit: Pick<Visit, 'ip' | 'requestId'>
  code: string
  /** Where it is handed in. */
  branchId: number
}

/** A member of staff takes a voucher at the desk; each code once. */
export function useVoucher(context: Context, { caller, visit, code: typed, branchId }: Input) {
  const code = readVoucherCode(typed)
  return limitGuesses(context, { accountId: caller.accountId, ip: visit.ip }, () =>
    transaction(context.db, async (db) => {
      if (!code) throw notFound('Voucher tidak ditemukan')
      const at = context.now()
      const used = await spendVoucher(db, eq(memberVoucher.code, code), { usedAt: at, usedBranchId: branchId }, at)
      const { id, name, kind, points, accountId } = used
      await recordAudit(context, db, visit, {
        action: 'use-voucher',
        accountId: caller.accountId,
        object: `voucher:${id}`,
        detail: { branch: branchId, member: accountId },
      })
      await notify(db, {
        accountId,
        category: CATEGORY.redemption,
        message: `Voucher ${name} dipakai di klinik`,
        link: '/user/point?slug=voucher-list',
        dedupeKey: `voucher-${id}-used`,
        at,
      })
      return { id, name, kind, points, accountId, usedAt: at.toISOString() }
    }),
  )
}
