import { readArticle } from '@nmw/contract/article'
import type { Result } from '@nmw/contract/endpoint'
import type { ReadContent } from '../../lib/reads/content.ts'

export type ArticleContent = Result<typeof readArticle>

export const articleContent: ReadContent<ArticleContent> = ({ call, params: { slug = '' } }) =>
  call(readArticle, { params: { slug } })
