import { and, asc, between, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { addDays } from '@nmw/contract/zone'
import { CONTENT_KINDS, type ContentKind } from '@nmw/contract/content-kind'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { article } from '../database/schema/article-table.ts'
import { banner } from '../database/schema/banner-table.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { contentVersion } from '../database/schema/draft-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { tableOf } from '../draft/content-tables.ts'

const SOON = 7
const EDITS = 8

type Deletable = {
  deletedAt:
    | typeof article.deletedAt
    | typeof banner.deletedAt
    | typeof treatment.deletedAt
    | typeof catalogue.deletedAt
}

const notDeleted = ({ deletedAt }: Deletable) => isNull(deletedAt)

export async function readSummary({ db, now }: Context) {
  const today = dateInJakarta(now())
  const title = sql<string | null>`coalesce(${contentVersion.data} ->> 'title', ${contentVersion.data} ->> 'name')`
  const [[articles], [banners], [treatments], [catalogues], expiring, edits] = await Promise.all([
    db
      .select({
        active: counted(sql`${article.active} and ${article.publishedOn} <= ${today}`),
        scheduled: counted(sql`${article.active} and ${article.publishedOn} > ${today}`),
        draft: counted(sql`${article.draft}`),
        inactive: counted(sql`not ${article.active} and not ${article.draft}`),
      })
      .from(article)
      .where(notDeleted(article)),
    db
      .select({
        active: counted(sql`${banner.active} and ${banner.endsOn} >= ${today}`),
        expired: counted(sql`${banner.endsOn} < ${today}`),
        inactive: counted(sql`not ${banner.active} and ${banner.endsOn} >= ${today}`),
      })
      .from(banner)
      .where(notDeleted(banner)),
    db
      .select({ active: counted(sql`${treatment.active}`), inactive: counted(sql`not ${treatment.active}`) })
      .from(treatment)
      .where(notDeleted(treatment)),
    db
      .select({ active: counted(sql`${catalogue.active}`), inactive: counted(sql`not ${catalogue.active}`) })
      .from(catalogue)
      .where(notDeleted(catalogue)),
    db
      .select({ _id: banner.id, title: banner.title, endDate: banner.endsOn })
      .from(banner)
      .where(and(notDeleted(banner), eq(banner.active, true), between(banner.endsOn, today, addDays(today, SOON))))
      .orderBy(asc(banner.endsOn), asc(banner.slideOrder)),
    db
      .select({
        kind: sql<ContentKind>`${contentVersion.kind}`,
        _id: contentVersion.targetId,
        title,
        version: contentVersion.version,
        who: account.fullName,
        at: contentVersion.at,
      })
      .from(contentVersion)
      .innerJoin(account, eq(account.id, contentVersion.accountId))
      // Content in the trash cannot be opened from here.
      .where(or(...CONTENT_KINDS.map(isThere)))
      .orderBy(desc(contentVersion.at))
      .limit(EDITS),
  ])
  function isThere(kind: ContentKind) {
    const { table } = tableOf(kind)
    const ids = db.select({ id: table.id }).from(table).where(notDeleted(table))
    return and(eq(contentVersion.kind, kind), inArray(contentVersion.targetId, ids))
  }

  return {
    counts: { article: articles!, banner: banners!, treatment: treatments!, catalogue: catalogues! },
    expiring,
    edits: edits.map((edit) => ({ ...edit, title: edit.title ?? '', at: edit.at.toISOString() })),
  }
}

function counted(condition: ReturnType<typeof sql>) {
  return sql<number>`${count()} filter (where ${condition})`.mapWith(Number)
}
