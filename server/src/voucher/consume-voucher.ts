import { eq } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { notify } from '../notification/notify.ts'
import { closeVoucher } from './close-voucher.ts'
import { readVoucherCode } from './voucher-code.ts'

export type VoucherUseInput = {
  caller: Pick<Caller, 'accountId'>
  client: Pick<Client, 'ip' | 'requestId'>
  code: string
  branchId: number
  at: Date
}

/** Uses a voucher once, in the caller's transaction. */
export async function consumeVoucher(context: Context, db: Database, input: VoucherUseInput) {
  const { caller, client, branchId, at } = input
  const code = readVoucherCode(input.code)
  if (!code) throw notFound('Voucher tidak ditemukan')
  const used = await closeVoucher(db, eq(memberVoucher.code, code), { usedAt: at, usedBranchId: branchId }, at)
  const { id, name, accountId } = used
  await recordAudit(context, db, client, {
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
    // A returned voucher may be used again.
    dedupeKey: `voucher-${id}-used-${at.getTime()}`,
    at,
  })
  return used
}
