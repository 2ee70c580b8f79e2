import { asc, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { memberVoucher, voucher, voucherOption } from '../database/schema/voucher-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'

export async function listClinicVouchers({ db, now }: Context) {
  const at = now().toISOString()
  const [rows, options, counts] = await Promise.all([
    db.select().from(voucher).orderBy(asc(voucher.id)),
    db.select().from(voucherOption).orderBy(asc(voucherOption.points), asc(voucherOption.id)),
    db
      .select({
        voucherId: voucherOption.voucherId,
        open: sql<number>`count(*) filter (where ${memberVoucher.usedAt} is null
          and ${memberVoucher.cancelledAt} is null and ${memberVoucher.expiresAt} > ${at})::int`,
        used: sql<number>`count(${memberVoucher.usedAt})::int`,
      })
      .from(memberVoucher)
      .innerJoin(voucherOption, eq(voucherOption.id, memberVoucher.optionId))
      .groupBy(voucherOption.voucherId),
  ])
  return rows.map(({ id, name, startsOn, endsOn, active }) => ({
    id,
    name,
    startsOn,
    endsOn,
    active,
    options: options.filter(({ voucherId }) => voucherId === id),
    open: counts.find(({ voucherId }) => voucherId === id)?.open ?? 0,
    used: counts.find(({ voucherId }) => voucherId === id)?.used ?? 0,
  }))
}

type Act<P, B> = { caller: Caller; visit: Visit; params: P; body: B }

export async function changeVoucher(
  context: Context,
  { caller, visit, params, body }: Act<{ id: string }, { startsOn: string; endsOn: string; active: boolean }>,
): Promise<true> {
  await transaction(context.db, async (db) => {
    const [changed] = await db.update(voucher).set(body).where(eq(voucher.id, params.id)).returning({ id: voucher.id })
    if (!changed) throw notFound('Voucher tidak ditemukan')
    await recordAudit(context, db, visit, {
      action: 'change-voucher',
      accountId: caller.accountId,
      object: `voucher-kind-${params.id}`,
      detail: body,
    })
  })
  return true
}

export async function changeVoucherOption(
  context: Context,
  { caller, visit, params, body }: Act<{ id: number }, { points: number; active: boolean }>,
): Promise<true> {
  await transaction(context.db, async (db) => {
    const own = eq(voucherOption.id, params.id)
    const [before] = await db.select().from(voucherOption).where(own).for('update')
    if (!before) throw notFound('Pilihan tidak ditemukan')
    await db.update(voucherOption).set(body).where(own)
    await recordAudit(context, db, visit, {
      action: 'change-voucher-option',
      accountId: caller.accountId,
      object: `voucher-option-${params.id}`,
      detail: { pointsBefore: before.points, ...body },
    })
  })
  return true
}
