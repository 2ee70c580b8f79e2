import { and, eq } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import * as contract from '@nmw/contract/voucher'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { notify } from '../notification/notify.ts'
import { limitGuesses } from './limit-guesses.ts'
import { closeVoucher } from './close-voucher.ts'
import { readVoucherCode } from './voucher-code.ts'

type Input = { caller: Caller; client: Client; params: { code: string } }

/** Cancels the voucher and returns the points, both or neither. */
export async function cancelVoucher(context: Context, input: Input) {
  const { caller, client, params } = input
  const { accountId } = caller
  const code = readVoucherCode(params.code)
  return limitGuesses(context, { accountId, ip: client.ip }, () =>
    once(context, contract.cancelVoucher, input, async (db) => {
      if (!code) throw notFound('Voucher tidak ditemukan')
      const at = context.now()
      const own = and(eq(memberVoucher.code, code), eq(memberVoucher.accountId, accountId))!
      const { id, name, points, kind } = await closeVoucher(db, own, { cancelledAt: at }, at)
      if (kind === 'birthday') throw new Problem(409, 'Voucher ulang tahun tidak ditukar dengan poin')
      const message = `Pembatalan penukaran voucher ${name}`
      await db
        .insert(pointEntry)
        .values({ accountId, kind: 'cancel', amount: points, message, reference: `voucher:${id}`, createdAt: at })
      await recordAudit(context, db, client, {
        action: 'cancel-voucher',
        accountId,
        object: `voucher:${id}`,
        detail: { points },
      })
      await notify(db, {
        accountId,
        category: CATEGORY.redemption,
        message: `Penukaran voucher ${name} dibatalkan, ${points} poin kembali`,
        link: '/user/point?tab=riwayat',
        dedupeKey: `voucher-${id}-cancelled`,
        at,
      })
      return true as const
    }),
  )
}
