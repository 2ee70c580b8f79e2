import { readAdminArticle, type WholeArticle } from '@nmw/contract/article-desk'
import { serverNow } from '../../lib/format/server-clock.ts'
import { DraftedStart } from '../draft/drafted-start.tsx'
import type { Written } from '../draft/use-drafted-text.ts'
import { today } from '../kit/numeric-date.ts'
import { ArticleEditor } from './article-editor.tsx'
import { emptyArticle, valuesFrom, valuesOf, type ArticleValues } from './article-values.ts'

const article: Written<WholeArticle, ArticleValues> = {
  kind: 'article',
  read: readAdminArticle,
  valuesOf,
  valuesFrom,
  textOfWhole: ({ description }) => description,
}

export function ArticleFormScreen() {
  return (
    <DraftedStart {...article} name="artikel" empty={() => emptyArticle(today(serverNow()))}>
      {(opened) => <ArticleEditor article={article} opened={opened} />}
    </DraftedStart>
  )
}
