import { useTexts } from '../page/use-texts.ts'
import { chipClass } from '../../ui/list/chip-class.ts'
import { Section } from '../../ui/list/section.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './article-topics.module.css'
import { articleTexts } from './article-texts.ts'

type ArticleTopicsProps = { tags: readonly string[]; current?: string; hrefFor: (tag: string) => string }

export function ArticleTopics({ tags, current, hrefFor }: ArticleTopicsProps) {
  const texts = useTexts(articleTexts)
  if (!tags.length) return null
  return (
    <Section title={texts.topics}>
      <ul className={styles.topics} lang="id">
        {tags.map((tag) => (
          <li key={tag}>
            <UiLink href={hrefFor(tag)} className={chipClass({ on: tag === current })}>
              {tag}
            </UiLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
