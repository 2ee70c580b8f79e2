import type { DescribePage } from '../../lib/content.ts'
import { textsIn } from '../../lib/use-texts.ts'
import { clinicFact } from '../page/facts.ts'
import type { ConsultationContent } from './consultation-content.ts'
import { consultationWords } from './consultation-words.ts'

export const consultationHead: DescribePage<ConsultationContent> = (_types, { origin, language }) => {
  const words = textsIn(language, consultationWords)
  return {
    title: words.title,
    description: words.description,
    path: '/consultation',
    facts: [clinicFact(origin)],
  }
}
