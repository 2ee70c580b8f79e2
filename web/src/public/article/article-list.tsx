import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import { useTexts } from '../page/use-texts.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { chipClass } from '../../ui/list/chip-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { closeIcon } from '../../ui/icon/state-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { pageTexts } from '../page/page-texts.ts'
import { TileGrid } from '../page/tile-grid.tsx'
import styles from './article-list.module.css'
import { ArticleTile } from './article-tile.tsx'
import type { ArticlesContent } from './articles-content.ts'
import { articleTexts } from './article-texts.ts'

export function ArticleList({ content, waiting }: { content: ArticlesContent; waiting: boolean }) {
  const texts = useTexts({ ...articleTexts, hint: pageTexts.notFoundHint })
  const { articles, category, search, tag } = content
  const [lead, ...rest] = articles.datas
  if (!lead) {
    return (
      <EmptyState
        art={<SearchDrawing />}
        title={texts.none}
        action={
          <UiLink href="/articles" className={buttonClass({ variant: 'soft' })}>
            {texts.showAll}
          </UiLink>
        }
      >
        {texts.hint}
      </EmptyState>
    )
  }
  return (
    <>
      {tag ? (
        <p className={styles.tag}>
          {texts.tagged}
          <UiLink
            href={pathWithQuery('/articles', { category, search })}
            className={chipClass({ on: true })}
            aria-label={`${texts.removeTag} ${tag}`}
          >
            <span lang="id">{tag}</span>
            <Icon path={closeIcon} size={14} />
          </UiLink>
        </p>
      ) : null}
      <div className={styles.lead} lang="id">
        <ArticleTile article={lead} lead first />
      </div>
      <TileGrid columns="one-two-three" waiting={waiting} lang="id">
        {rest.map((article) => (
          <li key={article._id}>
            <ArticleTile article={article} />
          </li>
        ))}
      </TileGrid>
    </>
  )
}
