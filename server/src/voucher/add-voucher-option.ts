import * as contract from '@nmw/contract/clinic-voucher'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { voucher, voucherOption } from '../database/schema/voucher-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { asVoucherTaken } from './voucher-taken.ts'

type Body = Pick<typeof voucherOption.$inferSelect, 'name' | 'points' | 'value' | 'active'>
type Input = { caller: Caller; client: Client; params: { id: string }; body: Body }

export async function addVoucherOption(context: Context, input: Input) {
  const { caller, client, params, body } = input
  try {
    return await once(context, contract.addVoucherOption, input, async (db) => {
      if (!(await db.$count(voucher, eq(voucher.id, params.id)))) throw notFound('Voucher tidak ditemukan')
      const [made] = await db
        .insert(voucherOption)
        .values({ voucherId: params.id, ...body })
        .returning({ id: voucherOption.id })
      await recordAudit(context, db, client, {
        action: 'add-voucher-option',
        accountId: caller.accountId,
        object: `voucher-option-${made!.id}`,
        detail: { voucher: params.id, ...body },
      })
      return made!
    })
  } catch (error) {
    throw asVoucherTaken(error)
  }
}
