import { asc, eq, ilike, or, sql } from 'drizzle-orm'
import { changeMedicine as change, createMedicine as creation } from '@nmw/contract/ops-clinic'
import { pageInfoOf } from '@nmw/contract/page'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { violated } from '../database/transaction.ts'
import { nextVersion } from '../http/next-version.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { once } from '../idempotency/once.ts'
import { mustBePublic } from '../media/keep-pictures.ts'
import { asCodeTaken, openFirstShelf } from '../stock/open-first-shelf.ts'

type Listing = { query: { page: number; limit: number; search: string } }
type Body = Omit<typeof medicine.$inferSelect, 'id' | 'version'>
type Act<B> = { caller: Caller; visit: Visit; body: B }

export async function listClinicMedicines({ db }: Context, { query }: Listing) {
  const pattern = containsPattern(query.search)
  const which = query.search ? or(ilike(medicine.name, pattern), ilike(medicine.id, pattern)) : undefined
  const [datas, [counted]] = await Promise.all([
    db
      .select()
      .from(medicine)
      .where(which)
      .orderBy(asc(medicine.name), asc(medicine.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(medicine)
      .where(which),
  ])
  return { datas, page: pageInfoOf(counted?.total ?? 0, query) }
}

export async function createMedicine(context: Context, input: Act<Body & { id: string; branch: number | null }>) {
  const { caller, visit, body } = input
  const { branch, ...values } = body
  try {
    return await once(context, creation, input, async (db) => {
      await mustBePublic(db, 'image', values.image)
      await db.insert(medicine).values(values)
      await openFirstShelf(db, { medicineId: values.id }, branch)
      await recordAudit(context, db, visit, {
        action: 'create-medicine',
        accountId: caller.accountId,
        object: `medicine-${values.id}`,
        detail: { name: values.name, class: values.class, price: values.price, branch },
      })
      return { id: values.id }
    })
  } catch (error) {
    throw asUsageUnknown(asCodeTaken(error))
  }
}

type Change = Act<Body & { version: number }> & { params: { id: string } }

/** From now on: what was prescribed or ordered keeps its own words and price. */
export async function changeMedicine(context: Context, input: Change) {
  const { caller, visit, params, body } = input
  try {
    return await once(context, change, input, async (db) => {
      const [before] = await db.select().from(medicine).where(eq(medicine.id, params.id)).for('update')
      if (!before) throw notFound('Obat tidak ditemukan')
      const version = nextVersion(before, body.version)
      await mustBePublic(db, 'image', body.image)
      await db
        .update(medicine)
        .set({ ...body, version })
        .where(eq(medicine.id, params.id))
      await recordAudit(context, db, visit, {
        action: 'change-medicine',
        accountId: caller.accountId,
        object: `medicine-${params.id}`,
        detail: {
          name: body.name,
          classBefore: before.class,
          class: body.class,
          priceBefore: before.price,
          price: body.price,
          memberPriceBefore: before.memberPrice,
          memberPrice: body.memberPrice,
          active: body.active,
        },
      })
      return { version }
    })
  } catch (error) {
    throw asUsageUnknown(error)
  }
}

function asUsageUnknown(error: unknown) {
  const unknown = violated(error)?.startsWith('medicine_usage_code_') === true
  return unknown ? refused('Aturan pakai tidak dikenal', 'usageCode') : error
}
