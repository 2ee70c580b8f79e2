import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import { TREATMENT_GROUPS } from '@nmw/contract/treatment'
import type { Context } from '../context.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

export async function listTreatments({ db, now }: Context) {
  const rows = await prepareOnce(db, 'shown_treatments', (name) =>
    db
      .select({
        _id: treatment.id,
        name: treatment.name,
        description: treatment.shortDescription,
        image: treatment.image,
        group: treatment.group,
        url: treatment.slug,
        price: treatment.price,
      })
      .from(treatment)
      .where(and(eq(treatment.active, true), lte(treatment.publishedOn, sql.placeholder('today'))))
      .orderBy(asc(treatment.name))
      .prepare(name),
  ).execute({ today: dateInJakarta(now()) })
  const datas = TREATMENT_GROUPS.map(({ group, title }) => ({
    group,
    title,
    services: rows.filter((row) => row.group === group).map((row) => ({ ...row, category: title })),
  })).filter(({ services }) => services.length > 0)
  return { datas, page: pageInfoOf(rows.length, { page: 1, limit: Math.max(1, rows.length) }) }
}
