import type { Context } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import { limitGuesses } from './limit-guesses.ts'
import { takeVoucher, type VoucherTaking } from './take-voucher.ts'

/** A member of staff takes a voucher at the desk; each code once. */
export function useVoucher(context: Context, taking: Omit<VoucherTaking, 'at'>) {
  const { caller, visit } = taking
  return limitGuesses(context, { accountId: caller.accountId, ip: visit.ip }, () =>
    transaction(context.db, async (db) => {
      const at = context.now()
      const { id, name, kind, points, accountId } = await takeVoucher(context, db, { ...taking, at })
      return { id, name, kind, points, accountId, usedAt: at.toISOString() }
    }),
  )
}
