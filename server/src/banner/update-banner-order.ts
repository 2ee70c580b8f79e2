import { and, between, eq, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { banner } from '../database/schema/banner-table.ts'
import { transaction } from '../database/transaction.ts'
import { lastSlide, lockSlides } from '../draft/slide-places.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'

type Input = { client: Client; caller: Caller; params: { id: string }; query: { order: number } }

/** Moves a slide and shifts those between, so that the numbers stay 1 to n. */
export async function updateBannerOrder(context: Context, { client, caller, params: { id }, query: { order } }: Input) {
  return transaction(context.db, async (db) => {
    await lockSlides(db)
    const [row] = await db
      .select({ before: banner.slideOrder })
      .from(banner)
      .where(and(eq(banner.id, id), isNull(banner.deletedAt)))
    if (!row) throw notFound()
    const { before } = row
    const last = await lastSlide(db)
    if (order > last) throw refused(`Nomor slide paling besar ${last}`, 'order')
    if (order !== before) {
      const [low, high, step] = order < before ? [order, before - 1, 1] : [before + 1, order, -1]
      await db
        .update(banner)
        .set({ slideOrder: sql`${banner.slideOrder} + ${step}` })
        .where(and(isNull(banner.deletedAt), between(banner.slideOrder, low, high)))
      await db.update(banner).set({ slideOrder: order, updatedAt: context.now() }).where(eq(banner.id, id))
      await recordAudit(context, db, client, {
        action: 'banner-moved',
        accountId: caller.accountId,
        object: `banner:${id}`,
        detail: { before, order },
      })
    }
    return { _id: id, before, order }
  })
}
