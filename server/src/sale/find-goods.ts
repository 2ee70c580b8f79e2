import type { NewSale, SaleKind } from '@nmw/contract/sale'
import type { Priced } from '@nmw/contract/member-price'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { product } from '../database/schema/product-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { refused } from '../http/problem.ts'
import { isControlled } from '../redemption/is-controlled.ts'
import fees from './fee-list.json' with { type: 'json' }

export type Good = Priced & {
  id: string
  name: string
  taxable: boolean
  needsPrescription?: boolean
  /** Narcotic or psychotropic: sold only for a line of the buyer's own prescription. */
  controlled?: boolean
  /** False for fees that are no service of a doctor or nurse. */
  bringsPoints?: boolean
}
type Find = (db: Database, ids: string[]) => Promise<Good[]>

const finders: Record<SaleKind, Find> = {
  product: (db, ids) => {
    const { id, name, taxable, price, memberPrice, discountPercent } = product
    const columns = { id, name, taxable, price, memberPrice, discountPercent }
    return db
      .select(columns)
      .from(product)
      .where(and(inArray(id, ids), eq(product.active, true)))
  },
  treatment: (db, ids) => {
    const { id, name, taxable, price, memberPrice } = treatment
    return db
      .select({ id, name, taxable, price, memberPrice })
      .from(treatment)
      .where(and(inArray(id, ids), eq(treatment.active, true)))
  },
  medicine: async (db, ids) => {
    const { id, name, taxable, price, memberPrice, needsPrescription } = medicine
    const rows = await db
      .select({ id, name, taxable, price, memberPrice, needsPrescription, class: medicine.class })
      .from(medicine)
      .where(and(inArray(id, ids), eq(medicine.active, true)))
    return rows.map(({ class: kind, ...drug }) => ({ ...drug, controlled: isControlled(kind) }))
  },
  fee: async (_db, ids) =>
    fees
      .filter(({ code }) => ids.includes(code))
      .map(({ code, price, ...fee }) => ({ ...fee, id: code, price, memberPrice: price })),
}

/** The goods of all lines, in their order. */
export async function findGoods(db: Database, items: NewSale['items']): Promise<Good[]> {
  const found = new Map<string, Good>()
  for (const kind of new Set(items.map((item) => item.kind))) {
    const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
    for (const good of await finders[kind](db, ids)) found.set(`${kind} ${good.id}`, good)
  }
  return items.map(({ kind, id }, line) => {
    const good = found.get(`${kind} ${id}`)
    if (!good) throw refused(`${id} tidak dijual`, `items.${line}.id`)
    return good
  })
}
