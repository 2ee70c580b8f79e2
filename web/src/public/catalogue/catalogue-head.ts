import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import type { DescribePage } from '../../lib/reads/content.ts'
import { breadcrumbJsonLd } from '../page/json-ld.ts'
import type { CatalogueContent } from './catalogue-content.ts'

export const catalogueHead: DescribePage<CatalogueContent> = ({ catalogue, products, search }, { origin }) => {
  const path = `/catalogue/${catalogue.path}`
  const { currentPage } = products.page
  return {
    title: catalogue.name,
    description: catalogue.description,
    path: pathWithQuery(path, { page: currentPage > 1 ? currentPage : undefined }),
    image: catalogue.thumbnail,
    hidden: Boolean(search),
    facts: [
      breadcrumbJsonLd(origin, [
        { href: '/catalogue', label: 'Katalog' },
        { href: path, label: catalogue.name },
      ]),
    ],
  }
}
