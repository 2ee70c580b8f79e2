import type { DescribePage } from '../../lib/reads/content.ts'
import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import { textsIn } from '../page/use-texts.ts'
import { clinicJsonLd } from '../page/json-ld.ts'
import type { ServicesContent } from './services-content.ts'
import { treatmentTexts } from './treatment-texts.ts'

export const servicesHead: DescribePage<ServicesContent> = ({ group, groups, promos }, { origin, language }) => {
  const texts = textsIn(language, treatmentTexts)
  const shown = groups.find((one) => one.group === group)
  const isPromo = group === 'promo'
  return {
    title: isPromo ? texts.promos : (shown?.title ?? texts.title),
    description: isPromo ? texts.promosDescription : texts.description,
    path: pathWithQuery('/services', { group }),
    image: isPromo ? promos[0]?.image : (shown ?? groups[0])?.services[0]?.image,
    facts: [clinicJsonLd(origin)],
  }
}
