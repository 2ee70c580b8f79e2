import type { ContentKind } from '@nmw/contract/content-kind'
import { pageInfoOf } from '@nmw/contract/page'
import { TRASH_DAYS } from '@nmw/contract/trash'
import { and, desc, eq, exists, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { articleView } from '../database/schema/article-table.ts'
import { banner } from '../database/schema/banner-table.ts'
import { contentDraft, contentVersion } from '../database/schema/draft-table.ts'
import { contentPicture } from '../database/schema/media-table.ts'
import { prescriptionTreatment } from '../database/schema/prescription-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { contentTables, tableOf } from './content-tables.ts'
import { closeGap, lastSlide, lockSlides } from './slide-places.ts'

const DAY = 24 * 60 * 60 * 1000
const kinds = Object.keys(contentTables) as ContentKind[]

type Target = { kind: ContentKind; id: string }
type Input = { visit: Visit; caller: Caller; params: Target }

export async function listTrash({ db }: Context, { query }: { query: { page: number; limit: number } }) {
  const { page, limit } = query
  const parts = kinds.map((kind) => {
    const { table, title } = tableOf(kind)
    return sql`select ${kind}::text as kind, ${table.id} as id, ${title} as title, ${table.deletedAt} as deleted_at
      from ${table} where ${table.deletedAt} is not null`
  })
  const all = sql.join(parts, sql` union all `)
  const { rows } = await db.execute<{
    kind: ContentKind
    id: string
    title: string
    deleted_at: string
    total: number
  }>(
    sql`select *, count(*) over ()::int as total from (${all}) everything
        order by deleted_at desc, id limit ${limit} offset ${(page - 1) * limit}`,
  )
  const datas = rows.map(({ kind, id, title, deleted_at }) => {
    const deletedAt = new Date(deleted_at)
    const goneAt = new Date(deletedAt.getTime() + TRASH_DAYS * DAY)
    return { kind, _id: id, title, deletedAt: deletedAt.toISOString(), goneAt: goneAt.toISOString() }
  })
  return { datas, page: pageInfoOf(rows[0]?.total ?? 0, { page, limit }) }
}

export async function moveToTrash(context: Context, { visit, caller, params }: Input): Promise<true> {
  const { table } = tableOf(params.kind)
  await transaction(context.db, async (db) => {
    if (params.kind === 'banner') await lockSlides(db)
    const [row] = await db
      .update(table)
      .set({ active: false, deletedAt: context.now(), version: sql`${table.version} + 1` })
      .where(and(eq(table.id, params.id), isNull(table.deletedAt)))
      .returning()
    if (!row) throw notFound()
    if (params.kind === 'banner') await closeGap(db, (row as unknown as typeof banner.$inferSelect).slideOrder)
    await copyVersion(context, db, { ...params, version: row.version, accountId: caller.accountId })
    await note(context, db, { visit, caller, params }, 'trashed')
  })
  return true
}

export async function restoreFromTrash(context: Context, { visit, caller, params }: Input): Promise<true> {
  const { table } = tableOf(params.kind)
  await transaction(context.db, async (db) => {
    if (params.kind === 'banner') await lockSlides(db)
    const place = params.kind === 'banner' ? { slideOrder: (await lastSlide(db)) + 1 } : {}
    const since = new Date(context.now().getTime() - TRASH_DAYS * DAY)
    const still = or(gt(table.deletedAt, since), isPrescribed(db, params))
    const [row] = await db
      .update(table)
      .set({ deletedAt: null, version: sql`${table.version} + 1`, ...place })
      .where(and(eq(table.id, params.id), isNotNull(table.deletedAt), still))
      .returning({ version: table.version })
    if (!row) throw notFound()
    await copyVersion(context, db, { ...params, version: row.version, accountId: caller.accountId })
    await note(context, db, { visit, caller, params }, 'restored')
  })
  return true
}

export async function deleteForGood(context: Context, { visit, caller, params }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    const done = await removeWhole(db, params)
    if (done === 'missing') throw notFound()
    if (done === 'prescribed')
      throw new Problem(409, 'Treatment ini tercatat di resep pasien, jadi tidak bisa dihapus permanen.')
    await note(context, db, { visit, caller, params }, 'deleted')
  })
  return true
}

/** Deletes what has been in the trash for 30 days, except what a patient's record names. */
export async function emptyTrash({ db, now }: Context) {
  const before = new Date(now().getTime() - TRASH_DAYS * DAY)
  for (const kind of kinds) {
    const { table } = tableOf(kind)
    const due = await db.select({ id: table.id }).from(table).where(lt(table.deletedAt, before))
    for (const { id } of due) await transaction(db, (db) => removeWhole(db, { kind, id }))
  }
}

/** The words stay as they were, only hidden: the history goes on without a gap. */
async function copyVersion(
  { now }: Context,
  db: Database,
  { kind, id, version, accountId }: Target & { version: number; accountId: number },
) {
  const [last] = await db
    .select({ data: contentVersion.data })
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.targetId, id)))
    .orderBy(desc(contentVersion.version))
    .limit(1)
  if (!last) return
  const data = { ...last.data, status: false }
  await db.insert(contentVersion).values({ kind, targetId: id, version, accountId, data, at: now() })
}

/** A prescription is kept as it was given: the treatments it names outlast the trash. */
function isPrescribed(db: Database, { kind, id }: Target) {
  if (kind !== 'treatment') return sql`false`
  return exists(db.select().from(prescriptionTreatment).where(eq(prescriptionTreatment.treatmentId, id)))
}

async function removeWhole(db: Database, { kind, id }: Target): Promise<'missing' | 'prescribed' | 'removed'> {
  const { table } = tableOf(kind)
  const inTrash = and(eq(table.id, id), isNotNull(table.deletedAt))
  const [there] = await db.select({ id: table.id }).from(table).where(inTrash).for('update')
  if (!there) return 'missing'
  // Asked only now that the row is held: a prescription that names it meanwhile has to wait for us.
  if (await db.$count(table, and(inTrash, isPrescribed(db, { kind, id })))) return 'prescribed'
  if (kind === 'article') await db.delete(articleView).where(eq(articleView.articleId, id))
  await db.delete(contentDraft).where(and(eq(contentDraft.kind, kind), eq(contentDraft.targetId, id)))
  await db.delete(contentVersion).where(and(eq(contentVersion.kind, kind), eq(contentVersion.targetId, id)))
  await db.delete(contentPicture).where(and(eq(contentPicture.kind, kind), eq(contentPicture.targetId, id)))
  await db.delete(table).where(inTrash)
  return 'removed'
}

async function note(
  context: Context,
  db: Database,
  { visit, caller, params }: Input,
  what: 'trashed' | 'restored' | 'deleted',
) {
  await recordAudit(context, db, visit, {
    action: `${params.kind}-${what}`,
    accountId: caller.accountId,
    object: `${params.kind}:${params.id}`,
  })
}
