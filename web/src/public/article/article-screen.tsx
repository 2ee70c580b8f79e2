import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import type { ContentProps } from '../../lib/reads/content.ts'
import { useTexts } from '../page/use-texts.ts'
import { Section } from '../../ui/list/section.tsx'
import { Breadcrumb } from '../page/breadcrumb.tsx'
import { pageTexts } from '../page/page-texts.ts'
import { Prose } from '../../shared/text/prose.tsx'
import { SitePicture } from '../page/site-picture.tsx'
import { TileGrid } from '../page/tile-grid.tsx'
import { ArticleByline } from './article-byline.tsx'
import type { ArticleContent } from './article-content.ts'
import styles from './article-screen.module.css'
import { ArticleSource } from './article-source.tsx'
import { ArticleTile } from './article-tile.tsx'
import { ArticleTopics } from './article-topics.tsx'
import { articleTexts } from './article-texts.ts'
import { ConsultInvitation } from './consult-invitation.tsx'
import { RelatedItems } from './related-list.tsx'

export { ArticleLoading as ArticleScreenLoading } from './article-loading.tsx'

export function ArticleScreen({ content: article }: ContentProps<ArticleContent>) {
  const texts = useTexts({ ...articleTexts, youAreHere: pageTexts.youAreHere })
  const { title, preview, category, images, description, tags, products, services, related } = article
  return (
    <>
      <article>
        <div className={styles.column}>
          <Breadcrumb
            label={texts.youAreHere}
            crumbs={[
              { href: '/articles', label: texts.title },
              { href: pathWithQuery('/articles', { category }), label: category },
            ]}
          />
          <h1 className={styles.title} lang="id">
            {title}
          </h1>
          <p className={styles.preview} lang="id">
            {preview}
          </p>
          <ArticleByline article={article} />
        </div>
        <SitePicture
          file={images.src}
          alt={images.alt === title ? '' : images.alt}
          width={1280}
          height={500}
          sizes="(min-width: 1024px) 960px, 100vw"
          first
          className={styles.picture}
        />
        <div className={styles.column}>
          <Prose html={description} />
          <ArticleSource source={article.source} />
        </div>
      </article>
      <div className={styles.column}>
        <ArticleTopics tags={tags} hrefFor={(tag) => pathWithQuery('/articles', { tag })} />
        <ConsultInvitation />
        <RelatedItems title={texts.services} items={services} look="picture" />
        <RelatedItems title={texts.products} items={products} look="packshot" />
      </div>
      {related.length ? (
        <Section title={texts.related} moreHref={pathWithQuery('/articles', { category })} className={styles.related}>
          <TileGrid columns="one-two-three" lang="id">
            {related.map((other) => (
              <li key={other._id}>
                <ArticleTile article={other} />
              </li>
            ))}
          </TileGrid>
        </Section>
      ) : null}
    </>
  )
}
