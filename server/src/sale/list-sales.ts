import { and, asc, desc, eq, gte, ilike, lt, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import { addDays, dayIn, momentOf } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { account } from '../database/schema/account-table.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { product } from '../database/schema/product-table.ts'
import { sale } from '../database/schema/sale-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import type { Caller } from '../http/route.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { findHandBacks } from './find-hand-backs.ts'
import fees from './fee-list.json' with { type: 'json' }
import { productGood, undiscounted } from './sale-good.ts'

const SHOWN = 8

export async function findSaleGoods({ db }: Context, { query }: { query: { search: string } }) {
  const pattern = containsPattern(query.search)
  const [products, medicines, treatments] = await Promise.all([
    db
      .select()
      .from(product)
      .where(and(eq(product.active, true), ilike(product.name, pattern)))
      .orderBy(asc(product.name))
      .limit(SHOWN),
    // Prescription medicines are listed separately, from the buyer's own prescription.
    db
      .select()
      .from(medicine)
      .where(and(eq(medicine.active, true), eq(medicine.needsPrescription, false), ilike(medicine.name, pattern)))
      .orderBy(asc(medicine.name))
      .limit(SHOWN),
    db
      .select()
      .from(treatment)
      .where(and(eq(treatment.active, true), ilike(treatment.name, pattern)))
      .orderBy(asc(treatment.name))
      .limit(SHOWN),
  ])
  const wanted = query.search.toLowerCase()
  return [
    ...products.map(productGood),
    ...medicines.map((row) => undiscounted('medicine', row)),
    ...treatments.map((row) => undiscounted('treatment', row)),
    ...fees
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .map(({ code, name, price }) => undiscounted('fee', { id: code, name, price, memberPrice: price })),
  ]
}

type Input = { caller: Caller; query: { branch: number; day?: string | undefined; page: number; limit: number } }

export async function listSales({ db, now }: Context, { caller, query }: Input) {
  const place = await requireBranch(db, caller, query.branch)
  const day = query.day ?? dayIn(place.timezone, now())
  const [morning, next] = [day, addDays(day, 1)].map((one) => momentOf(place.timezone, one, '00:00'))
  const which = and(eq(sale.branchId, place.id), gte(sale.createdAt, morning!), lt(sale.createdAt, next!))
  const buyer = db.select({ id: account.id, name: account.fullName }).from(account).as('buyer')
  const [rows, total] = await Promise.all([
    db
      .select({ sale, by: account.fullName, patientName: buyer.name })
      .from(sale)
      .innerJoin(account, eq(account.id, sale.createdById))
      .leftJoin(buyer, eq(buyer.id, sale.patientId))
      .where(which)
      .orderBy(desc(sale.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(sale)
      .where(which),
  ])
  const handBacks = await findHandBacks(
    db,
    rows.map(({ sale: { id } }) => id),
  )
  return {
    datas: rows.map(({ sale: row, by, patientName }) => ({
      invoice: row.invoice,
      buyer: patientName ?? row.buyerName ?? 'Tanpa nama',
      total: row.total,
      paid: row.paid,
      downPayment: row.downPayment,
      createdAt: row.createdAt.toISOString(),
      by,
      voidReason: row.voidReason,
      handBack: handBacks.get(row.id)!,
    })),
    page: pageInfoOf(total[0]?.total ?? 0, query),
  }
}
