import { medicine, usageCode } from '../../database/schema/medicine-table.ts'
import { product, productCategory } from '../../database/schema/product-table.ts'
import { treatment } from '../../database/schema/treatment-table.ts'
import type { TestApp } from '../app/open-test-app.ts'

let goods = 0

/** A product without prescription. */
export async function createProduct({ db }: Pick<TestApp, 'db'>, wanted: Partial<typeof product.$inferInsert> = {}) {
  const id = wanted.id ?? `OTC-T${++goods}`
  await db.insert(productCategory).values({ code: 'T', name: 'Uji' }).onConflictDoNothing()
  const price = wanted.price ?? 100_000
  const row = {
    id,
    name: `Produk ${id}`,
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

export async function createMedicine(
  { db }: Pick<TestApp, 'db'>,
  wanted: Partial<typeof medicine.$inferInsert> & { id: string },
) {
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

export async function createTreatment(
  { db, context }: Pick<TestApp, 'db' | 'context'>,
  {
    price = 500_000,
    memberPrice = price * 0.8,
    taxable = true,
  }: { price?: number; memberPrice?: number; taxable?: boolean } = {},
) {
  const slug = `facial-${++goods}`
  const [row] = await db
    .insert(treatment)
    .values({
      id: `TRT-T${goods}`,
      slug,
      group: 'spa-treatment',
      name: `Facial ${goods}`,
      shortDescription: '',
      markdown: '',
      html: '',
      image: 'x.webp',
      banner: 'x.webp',
      subServices: [],
      metaTitle: '',
      metaDescription: '',
      price,
      memberPrice,
      durationMinutes: 60,
      recommendedSessions: 1,
      needsDoctor: false,
      taxable,
      active: true,
      publishedOn: '2026-01-01',
      updatedAt: context.now(),
    })
    .returning()
  return row!
}
