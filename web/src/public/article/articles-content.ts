import { listArticleCategories, listArticles, listArticleTags } from '@nmw/contract/article'
import type { Result } from '@nmw/contract/endpoint'
import type { ReadContent } from '../../lib/reads/content.ts'
import { listQuery } from '../page/list-query.ts'

export type ArticlesContent = {
  articles: Result<typeof listArticles>
  categories: string[]
  tags: string[]
  search: string
  category: string
  tag: string
}

/** One large tile, then nine in rows of three. */
const LIMIT = 10
const MAX_COUNT = 100

export const articlesContent: ReadContent<ArticlesContent> = async ({ call, search: address }) => {
  const query = listQuery(address, LIMIT)
  const category = (address['category'] ?? '').slice(0, 100)
  const tag = (address['tag'] ?? '').slice(0, 100)
  const names = { query: { limit: MAX_COUNT } }
  const [articles, categories, tags] = await Promise.all([
    call(listArticles, { query: { ...query, ...(category && { category }), ...(tag && { tag }) } }),
    call(listArticleCategories, names),
    call(listArticleTags, names),
  ])
  return {
    articles,
    categories: categories.datas.map(({ name }) => name),
    tags: tags.datas.map(({ name }) => name),
    search: query.search,
    category,
    tag,
  }
}
