import { useSearch } from '@tanstack/react-router'
import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import type { ContentProps } from '../../lib/reads/content.ts'
import { useTexts } from '../page/use-texts.ts'
import { Pagination } from '../../ui/list/pagination.tsx'
import { ChipLinks } from '../page/chip-links.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import { pageTexts } from '../page/page-texts.ts'
import { SiteSearch } from '../page/site-search.tsx'
import { TileSkeleton } from '../page/tile-skeleton.tsx'
import { ArticleList } from './article-list.tsx'
import { ArticleTopics } from './article-topics.tsx'
import type { ArticlesContent } from './articles-content.ts'
import styles from './articles-screen.module.css'
import { articleTexts } from './article-texts.ts'

export function ArticlesScreen({ content, waiting }: ContentProps<ArticlesContent>) {
  const texts = useTexts({ ...articleTexts, all: pageTexts.all, pages: pageTexts.pages })
  // The URL may be ahead of the shown content, and filters build on the URL.
  const { search: typed = '', category = '', tag = '' } = useSearch({ strict: false })
  const search = typed.trim()
  const { articles, categories, tags } = content
  const { currentPage, totalPage, totalData } = articles.page
  const at = (change: Record<string, string | number | undefined>) =>
    pathWithQuery('/articles', { category, tag, search, ...change })
  return (
    <>
      <PageIntro title={texts.title} lead={texts.lead} />
      <div className={styles.filters}>
        <SiteSearch
          label={texts.search}
          placeholder={texts.placeholder}
          path="/articles"
          otherParams={{ category, tag }}
          value={search}
        />
        <ChipLinks
          label={texts.categories}
          links={[
            { href: at({ category: undefined }), label: texts.all, on: !category },
            ...categories.map((name) => ({ href: at({ category: name }), label: name, on: name === category })),
          ]}
        />
      </div>
      <ArticleList content={content} waiting={waiting} />
      <div className={styles.foot}>
        <Pagination
          page={currentPage}
          totalPages={totalPage}
          label={texts.pages}
          hrefFor={(page) => at({ page: page > 1 ? page : undefined })}
          summary={content.search || content.tag || content.category ? `${totalData} ${texts.found}` : undefined}
        />
      </div>
      <ArticleTopics tags={tags} current={tag} hrefFor={(name) => pathWithQuery('/articles', { tag: name })} />
    </>
  )
}

export function ArticlesScreenLoading() {
  return <TileSkeleton columns="one-two-three" count={6} />
}
