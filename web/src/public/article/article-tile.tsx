import type { ArticleCard } from '@nmw/contract/article'
import { useLanguage } from '../page/use-texts.ts'
import { formatDate } from '../page/format-date.ts'
import { SitePicture } from '../page/site-picture.tsx'
import { Tile } from '../page/tile.tsx'
import styles from './article-tile.module.css'

type ArticleTileProps = { article: ArticleCard; lead?: boolean | undefined; first?: boolean | undefined }

export function ArticleTile({ article, lead, first }: ArticleTileProps) {
  const { slug, title, preview, category, date, images } = article
  const language = useLanguage()
  const sizes = lead
    ? '(min-width: 1264px) 700px, (min-width: 768px) 58vw, 100vw'
    : '(min-width: 1024px) 388px, (min-width: 640px) 48vw, 100vw'
  return (
    <Tile
      href={`/articles/${slug}`}
      title={title}
      level={2}
      wide={lead}
      over={
        <>
          <span className={styles.category}>{category}</span>{' '}
          <time dateTime={date}>{formatDate(date, 'day', language)}</time>
        </>
      }
      picture={
        <SitePicture
          file={images.src}
          width={1280}
          height={800}
          sizes={sizes}
          first={first}
          className={styles.picture}
        />
      }
    >
      <p className={styles.preview}>{preview}</p>
    </Tile>
  )
}
