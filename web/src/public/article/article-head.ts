import type { DescribePage } from '../../lib/reads/content.ts'
import { clinicJsonLd, breadcrumbJsonLd, pictureAddress } from '../page/json-ld.ts'
import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import type { ArticleContent } from './article-content.ts'

export const articleHead: DescribePage<ArticleContent> = (article, { origin }) => {
  const { title, preview, slug, date, updatedAt, category, source, metaData } = article
  const path = `/articles/${slug}`
  return {
    title: metaData.title || title,
    description: metaData.description || preview,
    path,
    image: metaData.image,
    kind: 'article',
    facts: [
      {
        '@type': 'Article',
        headline: title,
        description: metaData.description || preview,
        image: pictureAddress(origin, article.images.src),
        datePublished: date,
        // An article prepared ahead must not be modified before it was published.
        dateModified: updatedAt.slice(0, 10) < date ? date : updatedAt,
        articleSection: category,
        keywords: article.tags.join(', '),
        inLanguage: 'id',
        mainEntityOfPage: origin + path,
        author: source.writer ? writerJsonLd(source.writer) : clinicJsonLd(origin),
        ...(source.editor && { editor: { '@type': 'Person', name: source.editor } }),
        publisher: clinicJsonLd(origin),
      },
      breadcrumbJsonLd(origin, [
        { href: '/articles', label: 'Artikel' },
        { href: pathWithQuery('/articles', { category }), label: category },
        { href: path, label: title },
      ]),
    ],
  }
}

/** 'Tim Editorial NMW' is no person. */
function writerJsonLd(name: string) {
  return { '@type': /^(tim|redaksi|admin|klinik)\b/i.test(name) ? 'Organization' : 'Person', name }
}
