import * as contract from '@nmw/contract/article'
import { route } from '../http/route.ts'
import { listArticles } from './list-articles.ts'

export const articleRoutes = [route(contract.listArticles, listArticles)]
