import { asc } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { faqEntry } from '../database/schema/faq-table.ts'

export async function listFaq({ db }: Context) {
  const rows = await db.select().from(faqEntry).orderBy(asc(faqEntry.position))
  return [...Map.groupBy(rows, ({ category }) => category)].map(([category, items]) => ({ category, items }))
}
