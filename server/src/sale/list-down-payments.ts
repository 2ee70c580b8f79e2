import { and, desc, eq, inArray, isNull, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { sale, saleItem } from '../database/schema/sale-table.ts'
import type { Caller } from '../http/route.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'

type Input = { caller: Caller; query: { branch: number; patient: number } }

export async function listDownPayments({ db }: Context, { caller, query }: Input) {
  await requireBranch(db, caller, query.branch)
  const rest = alias(sale, 'rest')
  const settled = db
    .select({ id: rest.id })
    .from(rest)
    .where(and(eq(rest.dpSaleId, sale.id), isNull(rest.voidedAt)))
  const rows = await db
    .select()
    .from(sale)
    .where(
      and(eq(sale.patientId, query.patient), eq(sale.downPayment, true), isNull(sale.voidedAt), notExists(settled)),
    )
    .orderBy(desc(sale.id))
    .limit(20)
  const ids = rows.map(({ id }) => id)
  const items = ids.length ? await db.select().from(saleItem).where(inArray(saleItem.saleId, ids)) : []
  return rows.map(({ id, invoice, paid, total, createdAt }) => ({
    invoice,
    paid,
    total,
    createdAt: createdAt.toISOString(),
    items: items
      .filter(({ saleId }) => saleId === id)
      .map(({ kind, itemId, name, quantity }) => ({ kind, id: itemId, name, quantity })),
  }))
}
