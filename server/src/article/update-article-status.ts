import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { article, articleCategory } from '../database/schema/article-table.ts'
import { changeStatus } from '../draft/change-status.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { articleData } from './admin-article.ts'
import { mustBeComplete } from './save-article.ts'

type Row = typeof article.$inferSelect
type Input = { client: Client; caller: Caller; params: { id: string }; body: { status?: boolean | undefined } }

export async function updateArticleStatus(context: Context, input: Input) {
  return changeStatus<Row>(context, input, {
    kind: 'article',
    // Publishing a draft finishes it.
    more: (active) => (active ? { draft: false } : {}),
    check: (row) =>
      mustBeComplete({
        preview: row.preview,
        description: row.markdown,
        images: { src: row.image, alt: row.imageAlt },
      }),
    dataOf: async (row, db) => {
      const [category] = await db
        .select({ name: articleCategory.name })
        .from(articleCategory)
        .where(eq(articleCategory.id, row.categoryId))
      return articleData(row, category!.name)
    },
  })
}
