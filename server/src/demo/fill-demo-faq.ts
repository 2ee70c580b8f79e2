import type { Context } from '../context.ts'
import { faqEntry } from '../database/schema/faq-table.ts'
import data from './data/faq.json' with { type: 'json' }

export async function fillDemoFaq({ db }: Context) {
  const entries = data.flatMap(({ category, items }) => items.map((item) => ({ category, ...item })))
  await db.insert(faqEntry).values(entries.map((entry, index) => ({ ...entry, position: index + 1 })))
}
