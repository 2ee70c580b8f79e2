import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { sale } from '../database/schema/sale-table.ts'
import { Problem, refused } from '../http/problem.ts'

/** A down payment that still stands and counts nowhere yet, held until the caller's transaction ends. */
export async function lockDownPayment(db: Database, invoice: string, patientId: number | null) {
  const [row] = await db.select().from(sale).where(eq(sale.invoice, invoice)).for('update')
  if (!row?.downPayment || row.patientId !== patientId) throw refused('Uang muka tidak ditemukan', 'payment.dp')
  if (row.voidedAt) throw new Problem(409, 'Uang muka ini sudah dibatalkan')
  if (await findSettling(db, row.id)) throw new Problem(409, 'Uang muka ini sudah dipakai')
  return row
}

/** The sale that a down payment counts in. */
export async function findSettling(db: Database, dpSaleId: number) {
  const [row] = await db
    .select({ invoice: sale.invoice })
    .from(sale)
    .where(and(eq(sale.dpSaleId, dpSaleId), isNull(sale.voidedAt)))
  return row
}
