import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { HandBack } from '@nmw/contract/sale'
import type { Database } from '../database/connection.ts'
import { sale, salePayment } from '../database/schema/sale-table.ts'

/** What is handed back when sales are voided, by sale id. Vouchers were no money, and down payments stay. */
export async function findHandBacks(db: Database, ids: number[]): Promise<Map<number, HandBack>> {
  if (!ids.length) return new Map()
  const first = alias(sale, 'first')
  const noMoney = db
    .select({ sum: sql`coalesce(sum(${salePayment.value}), 0)` })
    .from(salePayment)
    .where(and(eq(salePayment.saleId, sale.id), inArray(salePayment.type, ['voucher', 'dp'])))
  const rows = await db
    .select({
      id: sale.id,
      money: sql<number>`(${sale.paid} - ${sale.change} - (${noMoney}))::float8`,
      downPayment: { invoice: first.invoice, paid: first.paid },
    })
    .from(sale)
    .leftJoin(first, eq(first.id, sale.dpSaleId))
    .where(inArray(sale.id, ids))
  return new Map(rows.map(({ id, ...handBack }) => [id, handBack]))
}
