import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { medicine, usageCode } from '../database/schema/medicine-table.ts'
import { product } from '../database/schema/product-table.ts'
import type { Caller } from '../http/route.ts'
import { isControlled } from '../redemption/is-controlled.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { availableStock } from '../stock/available-stock.ts'

const SHOWN = 20

type Input = { caller: Caller; query: { branch: number; search: string } }

/** Medicines first: doctors search for them most often. */
export async function searchGoods(context: Context, { caller, query }: Input) {
  const { db } = context
  const place = await requireBranch(db, caller, query.branch)
  const [drugs, wares] = await Promise.all([findMedicines(db, query.search), findProducts(db, query.search)])
  const found = [...drugs, ...wares].slice(0, SHOWN)
  const available = await availableStock(
    context,
    db,
    place.id,
    found.map(({ id }) => id),
  )
  return found.map((one) => ({ ...one, available: available.get(one.id) ?? 0 }))
}

async function findMedicines(db: Database, search: string) {
  const rows = await db
    .select({ medicine, usage: usageCode.detail })
    .from(medicine)
    .innerJoin(usageCode, eq(usageCode.code, medicine.usageCode))
    .where(
      and(
        eq(medicine.active, true),
        search ? or(ilike(medicine.name, containsPattern(search)), eq(medicine.id, search)) : undefined,
      ),
    )
    .orderBy(beginsOtherwise(medicine.name, search), asc(medicine.name), asc(medicine.id))
    .limit(SHOWN)
  return rows.map(({ medicine: one, usage }) => ({
    id: one.id,
    kind: 'medicine' as const,
    name: one.name,
    detail: [one.form, one.strength, one.unit].filter(Boolean).join(', '),
    unit: one.unit,
    class: one.class,
    controlled: isControlled(one.class),
    usageCode: one.usageCode,
    usageDetail: usage,
  }))
}

async function findProducts(db: Database, search: string) {
  const rows = await db
    .select()
    .from(product)
    .where(
      and(
        eq(product.active, true),
        search ? or(ilike(product.name, containsPattern(search)), eq(product.id, search)) : undefined,
      ),
    )
    .orderBy(beginsOtherwise(product.name, search), asc(product.name), asc(product.id))
    .limit(SHOWN)
  return rows.map((one) => ({
    id: one.id,
    kind: 'product' as const,
    name: one.name,
    detail: one.net,
    unit: '',
    class: null,
    controlled: false,
    usageCode: '',
    usageDetail: one.usage.slice(0, 300),
  }))
}

/** Names that start with the search text come first. */
function beginsOtherwise(name: AnyPgColumn, search: string) {
  return sql`not starts_with(lower(${name}), ${search.toLowerCase()})`
}
