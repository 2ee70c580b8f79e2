import * as contract from '@nmw/contract/article'
import { route } from '../http/route.ts'
import { listArticleCategories } from './list-article-categories.ts'
import { listArticleTags } from './list-article-tags.ts'
import { listArticles } from './list-articles.ts'
import { readArticle } from './read-article.ts'

export const articleRoutes = [
  route(contract.listArticles, listArticles),
  route(contract.readArticle, readArticle),
  route(contract.listArticleCategories, listArticleCategories),
  route(contract.listArticleTags, listArticleTags),
]
