import { and, eq, lte } from 'drizzle-orm'
import { article, articleCategory } from '../database/schema/article-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

/** Public when active and its date has come. */
export function publishedOn(moment: Date) {
  return and(eq(article.active, true), lte(article.publishedOn, dateInJakarta(moment)))
}

export const cardColumns = {
  _id: article.id,
  title: article.title,
  slug: article.slug,
  preview: article.preview,
  date: article.publishedOn,
  category: articleCategory.name,
  tags: article.tags,
  view: article.views,
  src: article.image,
  alt: article.imageAlt,
}

/** A picture without its own description is described by the title. */
export function cardOf<Row extends { src: string; alt: string; title: string }>({ src, alt, ...row }: Row) {
  return { ...row, images: { src, alt: alt || row.title } }
}
