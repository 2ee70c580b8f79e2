import * as contract from '@nmw/contract/article'
import * as desk from '@nmw/contract/article-desk'
import { route } from '../http/route.ts'
import { createArticleCategory, createArticleTags } from './create-categories-and-tags.ts'
import { listAdminArticles } from './list-admin-articles.ts'
import { listArticleCategories } from './list-article-categories.ts'
import { listArticleProducts, listArticleServices } from './list-article-items.ts'
import { listArticleTags } from './list-article-tags.ts'
import { listArticles } from './list-articles.ts'
import { readAdminArticle } from './read-admin-article.ts'
import { readArticle } from './read-article.ts'
import { createArticle, updateArticle } from './save-article.ts'
import { updateArticleStatus } from './update-article-status.ts'

export const articleRoutes = [
  route(contract.listArticles, listArticles),
  route(contract.readArticle, readArticle),
  route(contract.listArticleCategories, listArticleCategories),
  route(contract.listArticleTags, listArticleTags),
  route(desk.listAdminArticles, listAdminArticles),
  route(desk.readAdminArticle, readAdminArticle),
  route(desk.createArticle, createArticle),
  route(desk.updateArticle, updateArticle),
  route(desk.updateArticleStatus, updateArticleStatus),
  route(desk.listArticleProducts, listArticleProducts),
  route(desk.listArticleServices, listArticleServices),
  route(desk.createArticleCategory, createArticleCategory),
  route(desk.createArticleTags, createArticleTags),
]
