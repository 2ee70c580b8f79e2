import type { ContentProps } from '../../lib/reads/content.ts'
import { useTexts } from '../page/use-texts.ts'
import { Section } from '../../ui/list/section.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import type { ContactUsContent } from './contact-us-content.ts'
import { ContactWays } from './contact-ways.tsx'
import { contactTexts } from './contact-texts.ts'
import { QuestionList } from './question-list.tsx'

export function ContactUsScreen({ content: groups }: ContentProps<ContactUsContent>) {
  const texts = useTexts(contactTexts)
  return (
    <>
      <PageIntro title={texts.title} lead={texts.lead} />
      <ContactWays />
      {groups.length ? (
        <Section title={texts.questions}>
          <QuestionList groups={groups} />
        </Section>
      ) : null}
    </>
  )
}
