import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import type { DescribePage } from '../../lib/reads/content.ts'
import { textsIn } from '../page/use-texts.ts'
import type { ArticlesContent } from './articles-content.ts'
import { articleTexts } from './article-texts.ts'

export const articlesHead: DescribePage<ArticlesContent> = (content, { origin, language }) => {
  const { articles, search, category, tag } = content
  const texts = textsIn(language, articleTexts)
  const { currentPage } = articles.page
  const narrowed = [category, tag].filter(Boolean).join(', ')
  return {
    title: narrowed ? `${texts.title}: ${narrowed}` : texts.title,
    description: texts.description,
    path: pathWithQuery('/articles', { category, tag, page: currentPage > 1 ? currentPage : undefined }),
    image: articles.datas[0]?.images.src,
    // Search results are not indexed.
    hidden: Boolean(search) || articles.datas.length === 0,
    facts: articles.datas.length
      ? [
          {
            '@type': 'ItemList',
            itemListElement: articles.datas.map(({ slug }, place) => ({
              '@type': 'ListItem',
              position: place + 1,
              url: `${origin}/articles/${slug}`,
            })),
          },
        ]
      : [],
  }
}
