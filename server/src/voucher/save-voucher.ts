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
import { mustBePublic } from '../media/save-content-pictures.ts'
import { asVoucherTaken } from './voucher-taken.ts'

type Act<B> = { caller: Caller; client: Client; body: B }
type Values = Omit<typeof voucher.$inferSelect, 'id' | 'version'>
type New = Values & { id: string; option: string; points: number; value: number }
type Change = Act<Values & { version: number }> & { params: { id: string } }

export async function createVoucher(context: Context, input: Act<New>) {
  const { caller, client, body } = input
  const { option, points, value, ...values } = body
  try {
    return await once(context, contract.createVoucher, input, async (db) => {
      await mustBePublic(db, 'image', values.image)
      await db.insert(voucher).values(values)
      await db.insert(voucherOption).values({ voucherId: values.id, name: option, points, value })
      await recordAudit(context, db, client, {
        action: 'create-voucher',
        accountId: caller.accountId,
        object: `voucher-kind-${values.id}`,
        detail: { name: values.name, startsOn: values.startsOn, endsOn: values.endsOn, option, points, value },
      })
      return { id: values.id }
    })
  } catch (error) {
    throw asVoucherTaken(error)
  }
}

export async function changeVoucher(context: Context, input: Change) {
  const { caller, client, params, body } = input
  try {
    return await once(context, contract.changeVoucher, input, async (db) => {
      const own = eq(voucher.id, params.id)
      const [before] = await db.select().from(voucher).where(own).for('update')
      if (!before) throw notFound('Voucher tidak ditemukan')
      const version = nextVersion(before, body.version)
      await mustBePublic(db, 'image', body.image)
      await db
        .update(voucher)
        .set({ ...body, version })
        .where(own)
      await recordAudit(context, db, client, {
        action: 'change-voucher',
        accountId: caller.accountId,
        object: `voucher-kind-${params.id}`,
        detail: { name: body.name, startsOn: body.startsOn, endsOn: body.endsOn, active: body.active },
      })
      return { version }
    })
  } catch (error) {
    throw asVoucherTaken(error)
  }
}
