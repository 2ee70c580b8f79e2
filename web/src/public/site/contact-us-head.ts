import { BRAND } from '@nmw/contract/brand'
import type { DescribePage } from '../../lib/content.ts'
import { textsIn } from '../../lib/use-texts.ts'
import { clinicFact } from '../page/facts.ts'
import type { ContactUsContent } from './contact-us-content.ts'
import { contactWords } from './contact-words.ts'

export const contactUsHead: DescribePage<ContactUsContent> = (groups, { origin, language }) => {
  const words = textsIn(language, contactWords)
  const questions = groups.flatMap(({ items }) => items)
  return {
    title: words.title,
    description: words.description,
    path: '/contact-us',
    facts: [
      {
        ...clinicFact(origin),
        email: BRAND.email,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: `+${BRAND.whatsapp}`,
          availableLanguage: ['id'],
        },
      },
      ...(questions.length
        ? [
            {
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ]
        : []),
    ],
  }
}
