import type { ContentProps } from '../../lib/content.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { Section } from '../../ui/section.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import type { ContactUsContent } from './contact-us-content.ts'
import { ContactWays } from './contact-ways.tsx'
import { contactWords } from './contact-words.ts'
import { QuestionList } from './question-list.tsx'

export function ContactUsScreen({ content: groups }: ContentProps<ContactUsContent>) {
  const words = useTexts(contactWords)
  return (
    <>
      <PageIntro title={words.title} lead={words.lead} />
      <ContactWays />
      {groups.length ? (
        <Section title={words.questions}>
          <QuestionList groups={groups} />
        </Section>
      ) : null}
    </>
  )
}
