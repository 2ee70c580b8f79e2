import type { DescribePage } from '../../lib/content.ts'
import { pathWithQuery } from '../../lib/path-with-query.ts'
import { textsIn } from '../../lib/use-texts.ts'
import { clinicFact } from '../page/facts.ts'
import type { ServicesContent } from './services-content.ts'
import { treatmentWords } from './treatment-words.ts'

export const servicesHead: DescribePage<ServicesContent> = ({ group, groups, promos }, { origin, language }) => {
  const words = textsIn(language, treatmentWords)
  const shown = groups.find((one) => one.group === group)
  const isPromo = group === 'promo'
  return {
    title: isPromo ? words.promos : (shown?.title ?? words.title),
    description: isPromo ? words.promosDescription : words.description,
    path: pathWithQuery('/services', { group }),
    image: isPromo ? promos[0]?.image : (shown ?? groups[0])?.services[0]?.image,
    facts: [clinicFact(origin)],
  }
}
