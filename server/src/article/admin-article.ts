import type { ArticleForm, ArticleState } from '@nmw/contract/article-desk'
import { sql } from 'drizzle-orm'
import { article } from '../database/schema/article-table.ts'

type Row = typeof article.$inferSelect

/** The article's state in the dashboard on the day `today`. */
export function stateOn(today: string) {
  return sql<ArticleState>`case when ${article.draft} then 'draft' when not ${article.active} then 'inactive'
    when ${article.publishedOn} > ${today} then 'scheduled' else 'active' end`
}

/** The form's values, as versions and drafts store them. */
export function articleData(row: Row, category: string): ArticleForm & { date: string } {
  return {
    title: row.title,
    preview: row.preview,
    description: row.markdown,
    date: row.publishedOn,
    category,
    tags: row.tags,
    images: { src: row.image, alt: row.imageAlt },
    source: row.source,
    metaData: { title: row.metaTitle, description: row.metaDescription },
    products: row.products,
    services: row.treatments,
    uploadedImages: row.uploads,
    status: row.active,
    draft: row.draft,
  }
}
