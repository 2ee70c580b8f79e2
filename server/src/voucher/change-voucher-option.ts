import * as contract from '@nmw/contract/clinic-voucher'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { voucher, voucherOption } from '../database/schema/voucher-table.ts'
import { nextVersion } from '../http/next-version.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { asVoucherTaken } from './voucher-taken.ts'

type Body = Pick<typeof voucherOption.$inferSelect, 'name' | 'points' | 'value' | 'active'> & { version: number }
type Input = { caller: Caller; client: Client; params: { id: number }; body: Body }

/** Options share the version of their voucher. */
export async function changeVoucherOption(context: Context, input: Input) {
  const { caller, client, params } = input
  const { version: seen, ...body } = input.body
  try {
    return await once(context, contract.changeVoucherOption, input, async (db) => {
      const own = eq(voucherOption.id, params.id)
      const [found] = await db
        .select({ before: voucherOption, whole: voucher })
        .from(voucherOption)
        .innerJoin(voucher, eq(voucher.id, voucherOption.voucherId))
        .where(own)
        .for('update')
      if (!found) throw notFound('Pilihan tidak ditemukan')
      const { before, whole } = found
      const version = nextVersion(whole, seen)
      await db.update(voucher).set({ version }).where(eq(voucher.id, whole.id))
      await db.update(voucherOption).set(body).where(own)
      await recordAudit(context, db, client, {
        action: 'change-voucher-option',
        accountId: caller.accountId,
        object: `voucher-option-${params.id}`,
        detail: { pointsBefore: before.points, valueBefore: before.value, ...body },
      })
      return { version }
    })
  } catch (error) {
    throw asVoucherTaken(error)
  }
}
