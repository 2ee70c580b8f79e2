import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { sale, saleItem } from '../database/schema/sale-table.ts'
import type { Caller } from '../http/route.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { openDownPayment } from './open-down-payment.ts'

type Input = { caller: Caller; query: { branch: number; patient: number } }

export async function listDownPayments({ db }: Context, { caller, query }: Input) {
  await requireBranch(db, caller, query.branch)
  const rows = await db
    .select()
    .from(sale)
    .where(and(eq(sale.patientId, query.patient), openDownPayment(db)))
    .orderBy(desc(sale.id))
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
