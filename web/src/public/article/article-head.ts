import type { DescribePage } from '../../lib/content.ts'
import { clinicFact, crumbsFact, pictureAddress } from '../page/facts.ts'
import { pathWithQuery } from '../../lib/path-with-query.ts'
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
        // An article that was prepared ahead is not older than its own publication.
        dateModified: updatedAt.slice(0, 10) < date ? date : updatedAt,
        articleSection: category,
        keywords: article.tags.join(', '),
        inLanguage: 'id',
        mainEntityOfPage: origin + path,
        author: source.writer ? writerFact(source.writer) : clinicFact(origin),
        ...(source.editor && { editor: { '@type': 'Person', name: source.editor } }),
        publisher: clinicFact(origin),
      },
      crumbsFact(origin, [
        { href: '/articles', label: 'Artikel' },
        { href: pathWithQuery('/articles', { category }), label: category },
        { href: path, label: title },
      ]),
    ],
  }
}

/** 'Tim Editorial NMW' is no person. */
function writerFact(name: string) {
  return { '@type': /^(tim|redaksi|admin|klinik)\b/i.test(name) ? 'Organization' : 'Person', name }
}
