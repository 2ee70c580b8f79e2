import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { article, articleView } from '../database/schema/article-table.ts'
import { transaction } from '../database/transaction.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import type { Client } from '../http/client.ts'

/** Counts a visitor once a day. The visitor is stored only as a keyed hash. True on the first view of the day. */
export async function countView(context: Context, articleId: string, { ip, userAgent }: Client) {
  const day = dateInJakarta(context.now())
  const visitor = context.secret.digest('article-view', day, ip, userAgent).toString('base64url')
  try {
    return await transaction(context.db, async (db) => {
      const fresh = await db.insert(articleView).values({ articleId, day, visitor }).onConflictDoNothing().returning()
      if (!fresh.length) return false
      await db
        .update(article)
        .set({ views: sql`${article.views} + 1` })
        .where(eq(article.id, articleId))
      return true
    })
  } catch (error) {
    // A read must not fail because nothing can be written.
    context.log.warn({ err: error }, 'a view could not be counted')
    return false
  }
}
