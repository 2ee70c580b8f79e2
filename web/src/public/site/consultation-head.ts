import type { DescribePage } from '../../lib/reads/content.ts'
import { textsIn } from '../page/use-texts.ts'
import { clinicJsonLd } from '../page/json-ld.ts'
import type { ConsultationContent } from './consultation-content.ts'
import { consultationTexts } from './consultation-texts.ts'

export const consultationHead: DescribePage<ConsultationContent> = (_types, { origin, language }) => {
  const texts = textsIn(language, consultationTexts)
  return {
    title: texts.title,
    description: texts.description,
    path: '/consultation',
    facts: [clinicJsonLd(origin)],
  }
}
