import type { ContentKind } from '@nmw/contract/content-kind'
import { pageInfoOf } from '@nmw/contract/page'
import { ROLES } from '@nmw/contract/role'
import { and, count, desc, eq, exists, inArray, not, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { article } from '../database/schema/article-table.ts'
import { banner } from '../database/schema/banner-table.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { contentPicture, mediaNote } from '../database/schema/media-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'

type Input = { query: { page: number; limit: number; used: 'all' | 'used' | 'unused' } }

const editors = [ROLES.administrator, ROLES.marcom, ROLES.designer]

export async function listMedia({ db }: Context, { query: { page, limit, used } }: Input) {
  const shownSomewhere = exists(
    db
      .select({ one: sql`1` })
      .from(contentPicture)
      .where(eq(contentPicture.name, storedFile.name)),
  )
  const shown = and(
    eq(storedFile.isPublic, true),
    inArray(account.roleId, editors),
    used === 'all' ? undefined : used === 'used' ? shownSomewhere : not(shownSomewhere),
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        name: storedFile.name,
        alt: sql<string>`coalesce(${mediaNote.alt}, '')`,
        width: storedFile.width,
        height: storedFile.height,
        bytes: storedFile.bytes,
        who: account.fullName,
        createdAt: storedFile.createdAt,
      })
      .from(storedFile)
      .innerJoin(account, eq(account.id, storedFile.ownerId))
      .leftJoin(mediaNote, eq(mediaNote.name, storedFile.name))
      .where(shown)
      .orderBy(desc(storedFile.createdAt), storedFile.name)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(storedFile).innerJoin(account, eq(account.id, storedFile.ownerId)).where(shown),
  ])
  const places = await findPlaces(
    db,
    rows.map(({ name }) => name),
  )
  const datas = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    usedIn: places
      .filter(({ name }) => name === row.name)
      .map(({ kind, id, title }) => ({ kind, _id: id, title: title ?? '' })),
  }))
  return { datas, page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}

async function findPlaces(db: Database, names: string[]) {
  if (!names.length) return []
  const { kind, targetId, name } = contentPicture
  const title = sql<string | null>`case ${kind}
    when 'article' then (select ${article.title} from ${article} where ${article.id} = ${targetId})
    when 'banner' then (select ${banner.title} from ${banner} where ${banner.id} = ${targetId})
    when 'treatment' then (select ${treatment.name} from ${treatment} where ${treatment.id} = ${targetId})
    else (select ${catalogue.name} from ${catalogue} where ${catalogue.id} = ${targetId}) end`
  return db
    .select({ kind: sql<ContentKind>`${kind}`, id: targetId, name, title })
    .from(contentPicture)
    .where(inArray(name, names))
}
