import type { Context } from '../context.ts'
import { article, articleCategory, articleTag } from '../database/schema/article-table.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import data from './data/articles.json' with { type: 'json' }
import { dayFrom } from './day-from.ts'

export async function fillDemoArticles({ db, now }: Context) {
  const at = now()
  const categories = await db.insert(articleCategory).values(data.categories).returning()
  await db.insert(articleTag).values(data.tags)
  const categoryId = (name: string) => categories.find((category) => category.name === name)!.id
  await db.insert(article).values(
    data.articles.map((item) => ({
      id: item._id,
      slug: item.slug,
      title: item.title,
      preview: item.preview,
      markdown: item.description,
      html: renderMarkdown(item.description),
      categoryId: categoryId(item.category),
      tags: item.tags,
      image: item.images.src,
      imageAlt: item.images.alt,
      source: item.source,
      metaTitle: item.metaData.title,
      metaDescription: item.metaData.description,
      publishedOn: dayFrom(at, item.dateOffsetDays),
      products: item.products,
      treatments: item.services,
      active: item.status,
      views: item.view,
      updatedAt: at,
    })),
  )
}
