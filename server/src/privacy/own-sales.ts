import { asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { sale, saleItem, salePayment } from '../database/schema/sale-table.ts'

export async function ownSales({ db }: Context, accountId: number) {
  const sales = await db
    .select({
      id: sale.id,
      invoice: sale.invoice,
      branch: branch.name,
      total: sale.total,
      paid: sale.paid,
      change: sale.change,
      createdAt: sale.createdAt,
      voidedAt: sale.voidedAt,
    })
    .from(sale)
    .innerJoin(branch, eq(branch.id, sale.branchId))
    .where(eq(sale.patientId, accountId))
    .orderBy(asc(sale.id))
  const ids = sales.map(({ id }) => id)
  if (ids.length === 0) return []
  const items = await db.select().from(saleItem).where(inArray(saleItem.saleId, ids)).orderBy(asc(saleItem.id))
  const payments = await db.select().from(salePayment).where(inArray(salePayment.saleId, ids)).orderBy(salePayment.id)
  return sales.map(({ id, ...row }) => ({
    ...row,
    items: of(id, items).map(({ name, quantity, listPrice, price }) => ({ name, quantity, listPrice, price })),
    payments: of(id, payments).map(({ type, value, name, lastFour }) => ({ type, value, name, lastFour })),
  }))
}

function of<T extends { saleId: number }>(id: number, parts: T[]) {
  return parts.filter(({ saleId }) => saleId === id)
}
