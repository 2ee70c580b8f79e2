import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'
import { searchText } from './text.ts'

const articleCard = z.object({
  _id: z.string(),
  title: z.string(),
  slug: z.string(),
  preview: z.string(),
  date: z.iso.date(),
  category: z.string(),
  tags: z.array(z.string()),
  view: z.number(),
  images: z.object({ src: z.string(), alt: z.string() }),
})
export type ArticleCard = z.infer<typeof articleCard>

export const listArticles = endpoint({
  method: 'GET',
  path: '/legacy/articles',
  audience: 'public',
  summary: 'Published articles, newest first',
  query: z.object({ ...pageQuery, search: searchText, category: z.optional(searchText), tag: z.optional(searchText) }),
  result: pageOf(articleCard),
})

const relatedItem = z.object({ _id: z.string(), name: z.string(), image: z.string(), link: z.string() })

export const readArticle = endpoint({
  method: 'GET',
  path: '/legacy/articles/find/:slug',
  audience: 'public',
  summary: 'One published article; a visitor counts once a day',
  params: z.object({ slug: z.string().check(z.maxLength(300)) }),
  result: z.object({
    ...articleCard.shape,
    /** Sanitised HTML, rendered from markdown on save. */
    description: z.string(),
    writer: z.string(),
    updatedAt: z.iso.datetime(),
    source: z.object({
      title: z.string(),
      origin: z.string(),
      link: z.string(),
      writer: z.string(),
      editor: z.string(),
    }),
    metaData: z.object({ title: z.string(), description: z.string(), image: z.string() }),
    products: z.array(relatedItem),
    services: z.array(relatedItem),
    related: z.array(articleCard),
  }),
})

const pickerQuery = z.object({ ...pageQuery, search: searchText, admin: z.optional(z.string()) })

export const listArticleCategories = endpoint({
  method: 'GET',
  path: '/legacy/articles/find/categories',
  audience: 'public',
  summary: 'Categories of articles by name',
  query: pickerQuery,
  result: pageOf(z.object({ name: z.string(), image: z.string() })),
})

export const listArticleTags = endpoint({
  method: 'GET',
  path: '/legacy/articles/find/tags',
  audience: 'public',
  summary: 'Tags of articles by name',
  query: pickerQuery,
  result: pageOf(z.object({ name: z.string() })),
})
