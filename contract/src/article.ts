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

export const listArticles = endpoint({
  method: 'GET',
  path: '/legacy/articles',
  audience: 'public',
  summary: 'Published articles, newest first',
  query: z.object({ ...pageQuery, search: searchText, category: z.optional(searchText), tag: z.optional(searchText) }),
  result: pageOf(articleCard),
})
