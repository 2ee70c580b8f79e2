import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { sale } from '../database/schema/sale-table.ts'
import { Problem, refused } from '../http/problem.ts'

/** Locks a valid down payment that is not used yet. */
export async function lockDownPayment(db: Database, invoice: string, patientId: number | null) {
  const [row] = await db.select().from(sale).where(eq(sale.invoice, invoice)).for('update')
  if (!row?.downPayment || row.patientId !== patientId) throw refused('Uang muka tidak ditemukan', 'payment.dp')
  if (row.voidedAt) throw new Problem(409, 'Uang muka ini sudah dibatalkan')
  if (await findSettling(db, row.id)) throw new Problem(409, 'Uang muka ini sudah dipakai')
  return row
}

/** The final sale of a down payment. */
export async function findSettling(db: Database, dpSaleId: number) {
  const [row] = await db
    .select({ invoice: sale.invoice })
    .from(sale)
    .where(and(eq(sale.dpSaleId, dpSaleId), isNull(sale.voidedAt)))
  return row
}
