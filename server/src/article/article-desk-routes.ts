import * as contract from '@nmw/contract/article-desk'
import { route } from '../http/route.ts'
import { createArticleCategory, createArticleTags } from './create-categories-and-tags.ts'
import { listAdminArticles } from './list-admin-articles.ts'
import { listArticleProducts, listArticleServices } from './list-article-items.ts'
import { readAdminArticle } from './read-admin-article.ts'
import { createArticle, updateArticle } from './save-article.ts'
import { updateArticleStatus } from './update-article-status.ts'

export const articleDeskRoutes = [
  route(contract.listAdminArticles, listAdminArticles),
  route(contract.readAdminArticle, readAdminArticle),
  route(contract.createArticle, createArticle),
  route(contract.updateArticle, updateArticle),
  route(contract.updateArticleStatus, updateArticleStatus),
  route(contract.listArticleProducts, listArticleProducts),
  route(contract.listArticleServices, listArticleServices),
  route(contract.createArticleCategory, createArticleCategory),
  route(contract.createArticleTags, createArticleTags),
]
