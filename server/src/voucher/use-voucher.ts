import { useVoucherCode } from '@nmw/contract/ops-desk'
import type { Context } from '../context.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { limitGuesses } from './limit-guesses.ts'
import { consumeVoucher } from './consume-voucher.ts'

type Input = {
  caller: Pick<Caller, 'accountId'>
  client: Pick<Client, 'ip' | 'requestId'> & Partial<Pick<Client, 'idempotencyKey'>>
  body: { branch: number; code: string }
}

/** Staff redeem a code at the desk; each code once. */
export function useVoucher(context: Context, input: Input) {
  const { caller, client, body } = input
  return limitGuesses(context, { accountId: caller.accountId, ip: client.ip }, () =>
    once(context, useVoucherCode, input, async (db) => {
      const at = context.now()
      const use = { caller, client, code: body.code, branchId: body.branch, at }
      const { id, name, kind, points, accountId } = await consumeVoucher(context, db, use)
      return { id, name, kind, points, accountId, usedAt: at.toISOString() }
    }),
  )
}
