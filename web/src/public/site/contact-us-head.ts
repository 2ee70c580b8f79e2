import { BRAND } from '@nmw/contract/brand'
import type { DescribePage } from '../../lib/reads/content.ts'
import { textsIn } from '../page/use-texts.ts'
import { clinicJsonLd } from '../page/json-ld.ts'
import type { ContactUsContent } from './contact-us-content.ts'
import { contactTexts } from './contact-texts.ts'

export const contactUsHead: DescribePage<ContactUsContent> = (groups, { origin, language }) => {
  const texts = textsIn(language, contactTexts)
  const questions = groups.flatMap(({ items }) => items)
  return {
    title: texts.title,
    description: texts.description,
    path: '/contact-us',
    facts: [
      {
        ...clinicJsonLd(origin),
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
