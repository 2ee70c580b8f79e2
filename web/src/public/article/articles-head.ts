import { pathWithQuery } from '../../lib/path-with-query.ts'
import type { DescribePage } from '../../lib/content.ts'
import { textsIn } from '../../lib/use-texts.ts'
import type { ArticlesContent } from './articles-content.ts'
import { articleWords } from './article-words.ts'

export const articlesHead: DescribePage<ArticlesContent> = (content, { origin, language }) => {
  const { articles, search, category, tag } = content
  const words = textsIn(language, articleWords)
  const { currentPage } = articles.page
  const narrowed = [category, tag].filter(Boolean).join(', ')
  return {
    title: narrowed ? `${words.title}: ${narrowed}` : words.title,
    description: words.description,
    path: pathWithQuery('/articles', { category, tag, page: currentPage > 1 ? currentPage : undefined }),
    image: articles.datas[0]?.images.src,
    // Every search is a page of its own that nobody else needs to find.
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
