import { product, productCategory } from '../database/schema/product-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import type { TestApp } from './open-test-app.ts'

let goods = 0

type Wanted = { price?: number; memberPrice?: number; taxable?: boolean; discountPercent?: number }

/** Something to sell over the counter. */
export async function createProduct(
  { db }: Pick<TestApp, 'db'>,
  { price = 100_000, memberPrice = price * 0.9, taxable = true, discountPercent = 0 }: Wanted = {},
) {
  const id = `OTC-T${++goods}`
  await db.insert(productCategory).values({ code: 'T', name: 'Uji' }).onConflictDoNothing()
  const words = { image: 'x.webp', net: '30 ml', description: '', usage: '', bpom: 'NA1' }
  const [row] = await db
    .insert(product)
    .values({
      ...words,
      id,
      name: `Krim ${goods}`,
      categoryCode: 'T',
      price,
      memberPrice,
      discountPercent,
      weight: 50,
      taxable,
      active: true,
    })
    .returning()
  return row!
}

export async function createTreatment(
  { db, context }: Pick<TestApp, 'db' | 'context'>,
  { price = 500_000, memberPrice = price * 0.8, taxable = true }: Wanted = {},
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
