import { medicine, usageCode } from '../database/schema/medicine-table.ts'
import { product, productCategory } from '../database/schema/product-table.ts'
import { receiveStock } from '../stock/receive-stock.ts'
import type { TestApp } from './open-test-app.ts'

type World = Pick<TestApp, 'db' | 'context'>

let deliveries = 0

/** A product that anybody may buy. */
export async function createProduct({ db }: World, wanted: Partial<typeof product.$inferInsert> & { id: string }) {
  await db.insert(productCategory).values({ code: 'T', name: 'Uji' }).onConflictDoNothing()
  const price = wanted.price ?? 150_000
  const row = {
    name: `Produk ${wanted.id}`,
    image: 'product-01.webp',
    categoryCode: 'T',
    price,
    memberPrice: Math.floor(price * 0.9),
    discountPercent: 0,
    weight: 120,
    net: '50 ml',
    description: '',
    usage: 'Oleskan tipis',
    bpom: 'NA1',
    taxable: true,
    active: true,
    ...wanted,
  }
  await db.insert(product).values(row).onConflictDoNothing()
  return row
}

/** Something a doctor may prescribe. */
export async function createMedicine({ db }: World, wanted: Partial<typeof medicine.$inferInsert> & { id: string }) {
  await db
    .insert(usageCode)
    .values({ code: '2x1', shortText: '2x1', detail: 'Dua kali sehari', dayParts: ['pagi', 'malam'], timesAWeek: 14 })
    .onConflictDoNothing()
  const price = wanted.price ?? 80_000
  const row = {
    name: `Obat ${wanted.id}`,
    form: 'krim',
    strength: '0,1%',
    unit: 'tube',
    image: 'medicine-krim.webp',
    price,
    memberPrice: Math.floor(price * 0.9),
    weight: 40,
    class: 'keras' as const,
    needsPrescription: true,
    usageCode: '2x1',
    usesPerUnit: 30,
    note: '',
    taxable: true,
    active: true,
    ...wanted,
  }
  await db.insert(medicine).values(row).onConflictDoNothing()
  return row
}

type Pieces = {
  branchId: number
  goods: { productId: string } | { medicineId: string }
  quantity?: number
  expiresOn?: string
}

/** Something on a branch's shelf; plenty of it unless the test says how many. */
export function stockShelf(
  { db, context }: World,
  { branchId, goods, quantity = 1_000, expiresOn = '2040-01-01' }: Pieces,
) {
  const batch = `T${++deliveries}`
  return receiveStock(context, db, { branchId, goods, batch, expiresOn, quantity, reference: batch, byAccountId: null })
}
