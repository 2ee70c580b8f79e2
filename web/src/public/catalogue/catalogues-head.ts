import type { DescribePage } from '../../lib/reads/content.ts'
import { textsIn } from '../page/use-texts.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import type { CataloguesContent } from './catalogues-content.ts'

export const cataloguesHead: DescribePage<CataloguesContent> = (catalogues, { origin, language }) => {
  const texts = textsIn(language, catalogueTexts)
  return {
    title: texts.title,
    description: texts.description,
    path: '/catalogue',
    image: catalogues[0]?.thumbnail,
    facts: [
      {
        '@type': 'ItemList',
        itemListElement: catalogues.map(({ path, name }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          url: `${origin}/catalogue/${path}`,
        })),
      },
    ],
  }
}
