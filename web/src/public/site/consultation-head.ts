import type { DescribePage } from '../../lib/content.ts'
import { wordsIn } from '../../lib/use-words.ts'
import { clinicFact } from '../page/facts.ts'
import type { ConsultationContent } from './consultation-content.ts'
import { consultationWords } from './consultation-words.ts'

export const consultationHead: DescribePage<ConsultationContent> = (_types, { origin, language }) => {
  const words = wordsIn(language, consultationWords)
  return {
    title: words.title,
    description: words.description,
    path: '/consultation',
    facts: [clinicFact(origin)],
  }
}
