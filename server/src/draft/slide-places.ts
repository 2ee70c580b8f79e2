import { and, eq, gt, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { banner } from '../database/schema/banner-table.ts'

/** Serialises changes to the order of slides until the transaction ends. */
export async function lockSlides(db: Database) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('banner_slide_order'))`)
}

export async function lastSlide(db: Database) {
  const [row] = await db
    .select({ last: max(banner.slideOrder) })
    .from(banner)
    .where(isNull(banner.deletedAt))
  return row?.last ?? 0
}

/** Puts a banner that comes back from the trash behind all others. */
export async function moveToEnd(db: Database, id: string) {
  await lockSlides(db)
  const slideOrder = (await lastSlide(db)) + 1
  await db
    .update(banner)
    .set({ slideOrder })
    .where(and(eq(banner.id, id), isNotNull(banner.deletedAt)))
}

/** Moves the following slides up. */
export async function closeGap(db: Database, place: number) {
  await db
    .update(banner)
    .set({ slideOrder: sql`${banner.slideOrder} - 1` })
    .where(and(isNull(banner.deletedAt), gt(banner.slideOrder, place)))
}
