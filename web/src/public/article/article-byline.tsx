import { useLanguage, useTexts } from '../page/use-texts.ts'
import { formatDate } from '../page/format-date.ts'
import styles from './article-byline.module.css'
import type { ArticleContent } from './article-content.ts'
import { articleTexts } from './article-texts.ts'
import { readingMinutes } from './reading-minutes.ts'

const number = new Intl.NumberFormat('id-ID')

export function ArticleByline({ article }: { article: ArticleContent }) {
  const texts = useTexts(articleTexts)
  const language = useLanguage()
  const { date, view, description, source, writer } = article
  return (
    <div className={styles.byline}>
      <p>
        {texts.by} <span className={styles.name}>{source.writer || writer}</span>
        {source.editor ? (
          <>
            {'. '}
            {texts.reviewed} <span className={styles.name}>{source.editor}</span>
          </>
        ) : null}
      </p>
      <ul className={styles.facts}>
        <li>
          <time dateTime={date}>{formatDate(date, 'day', language)}</time>
        </li>
        <li>
          {readingMinutes(description)} {texts.read}
        </li>
        <li>
          {number.format(view)} {texts.views}
        </li>
      </ul>
    </div>
  )
}
