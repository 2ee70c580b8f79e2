import { useLanguage, useTexts } from '../../lib/use-texts.ts'
import { formatDate } from '../page/format-date.ts'
import styles from './article-byline.module.css'
import type { ArticleContent } from './article-content.ts'
import { articleWords } from './article-words.ts'
import { readingMinutes } from './reading-minutes.ts'

const number = new Intl.NumberFormat('id-ID')

/** Who wrote and reviewed it, when, and how long it takes. */
export function ArticleByline({ article }: { article: ArticleContent }) {
  const words = useTexts(articleWords)
  const language = useLanguage()
  const { date, view, description, source, writer } = article
  return (
    <div className={styles.byline}>
      <p>
        {words.by} <span className={styles.name}>{source.writer || writer}</span>
        {source.editor ? (
          <>
            {'. '}
            {words.reviewed} <span className={styles.name}>{source.editor}</span>
          </>
        ) : null}
      </p>
      <ul className={styles.facts}>
        <li>
          <time dateTime={date}>{formatDate(date, 'day', language)}</time>
        </li>
        <li>
          {readingMinutes(description)} {words.read}
        </li>
        <li>
          {number.format(view)} {words.views}
        </li>
      </ul>
    </div>
  )
}
