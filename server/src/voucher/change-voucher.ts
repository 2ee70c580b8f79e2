import * as contract from '@nmw/contract/clinic-voucher'
import { CODE_TAKEN, NAME_TAKEN } from '@nmw/contract/ops-clinic'
import { asc, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { memberVoucher, voucher, voucherOption } from '../database/schema/voucher-table.ts'
import { violated } from '../database/transaction.ts'
import { nextVersion } from '../http/next-version.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { once } from '../idempotency/once.ts'
import { mustBePublic } from '../media/keep-pictures.ts'

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
  return rows.map((row) => ({
    ...row,
    options: options.filter(({ voucherId }) => voucherId === row.id),
    open: counts.find(({ voucherId }) => voucherId === row.id)?.open ?? 0,
    used: counts.find(({ voucherId }) => voucherId === row.id)?.used ?? 0,
  }))
}

type Act<B> = { caller: Caller; visit: Visit; body: B }
type Values = Omit<typeof voucher.$inferSelect, 'id' | 'version'>
type Option = Pick<typeof voucherOption.$inferSelect, 'name' | 'points' | 'value' | 'active'>
type Change<B, Id> = Act<B & { version: number }> & { params: { id: Id } }
type New = Values & { id: string; option: string; points: number; value: number }

export async function createVoucher(context: Context, input: Act<New>) {
  const { caller, visit, body } = input
  const { option, points, value, ...values } = body
  try {
    return await once(context, contract.createVoucher, input, async (db) => {
      await mustBePublic(db, 'image', values.image)
      await db.insert(voucher).values(values)
      await db.insert(voucherOption).values({ voucherId: values.id, name: option, points, value })
      await recordAudit(context, db, visit, {
        action: 'create-voucher',
        accountId: caller.accountId,
        object: `voucher-kind-${values.id}`,
        detail: { name: values.name, startsOn: values.startsOn, endsOn: values.endsOn, option, points, value },
      })
      return { id: values.id }
    })
  } catch (error) {
    throw asTaken(error)
  }
}

export async function changeVoucher(context: Context, input: Change<Values, string>) {
  const { caller, visit, params, body } = input
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
      await recordAudit(context, db, visit, {
        action: 'change-voucher',
        accountId: caller.accountId,
        object: `voucher-kind-${params.id}`,
        detail: { name: body.name, startsOn: body.startsOn, endsOn: body.endsOn, active: body.active },
      })
      return { version }
    })
  } catch (error) {
    throw asTaken(error)
  }
}

export async function addVoucherOption(context: Context, input: Act<Option> & { params: { id: string } }) {
  const { caller, visit, params, body } = input
  try {
    return await once(context, contract.addVoucherOption, input, async (db) => {
      if (!(await db.$count(voucher, eq(voucher.id, params.id)))) throw notFound('Voucher tidak ditemukan')
      const [made] = await db
        .insert(voucherOption)
        .values({ voucherId: params.id, ...body })
        .returning({ id: voucherOption.id })
      await recordAudit(context, db, visit, {
        action: 'add-voucher-option',
        accountId: caller.accountId,
        object: `voucher-option-${made!.id}`,
        detail: { voucher: params.id, ...body },
      })
      return made!
    })
  } catch (error) {
    throw asTaken(error)
  }
}

/** Its choices are part of a voucher, so they share its version. */
export async function changeVoucherOption(context: Context, input: Change<Option, number>) {
  const { caller, visit, params } = input
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
      await recordAudit(context, db, visit, {
        action: 'change-voucher-option',
        accountId: caller.accountId,
        object: `voucher-option-${params.id}`,
        detail: { pointsBefore: before.points, valueBefore: before.value, ...body },
      })
      return { version }
    })
  } catch (error) {
    throw asTaken(error)
  }
}

function asTaken(error: unknown) {
  const rule = violated(error)
  if (rule === 'voucher_pkey') return refused(CODE_TAKEN, 'id')
  if (rule === 'voucher_name_key' || rule === 'voucher_option_once') return refused(NAME_TAKEN, 'name')
  return error
}
