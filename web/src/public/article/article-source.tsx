import { renderExternal } from '../../lib/page/render-external.tsx'
import { useTexts } from '../page/use-texts.ts'
import { externalIcon } from '../../ui/icon/arrow-icons.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import type { ArticleContent } from './article-content.ts'
import styles from './article-source.module.css'
import { articleTexts } from './article-texts.ts'

export function ArticleSource({ source: { title, origin, link } }: Pick<ArticleContent, 'source'>) {
  const texts = useTexts(articleTexts)
  const name = [title, origin].filter(Boolean).join(', ')
  if (!name && !link) return null
  return (
    <p className={styles.source}>
      {texts.source}:{' '}
      {link ? (
        <UiLink href={link} className={`link ${styles.link}`} renderLink={renderExternal}>
          <span lang="id">{name || new URL(link).hostname}</span>
          <Icon path={externalIcon} size={16} />
        </UiLink>
      ) : (
        <span lang="id">{name}</span>
      )}
    </p>
  )
}
