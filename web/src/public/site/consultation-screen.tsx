import type { ContentProps } from '../../lib/content.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Section } from '../../ui/section.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import type { ConsultationContent } from './consultation-content.ts'
import { ConsultationKinds } from './consultation-kinds.tsx'
import styles from './consultation-screen.module.css'
import { consultationWords } from './consultation-words.ts'

export function ConsultationScreen({ content: types }: ContentProps<ConsultationContent>) {
  const words = useTexts(consultationWords)
  const steps = [
    { title: words.step1, text: words.step1Text },
    { title: words.step2, text: words.step2Text },
    { title: words.step3, text: words.step3Text },
    { title: words.step4, text: words.step4Text },
  ]
  return (
    <>
      <PageIntro title={words.title} lead={words.lead}>
        <div className={styles.acts}>
          {/* Whoever is not signed in is asked to do so first, and then led here. */}
          <UiLink href="/user/consult-create" className={buttonClass()}>
            {words.start}
          </UiLink>
          <UiLink href="/auth/register" className={buttonClass({ variant: 'line' })}>
            {words.register}
          </UiLink>
        </div>
      </PageIntro>
      <Section title={words.how}>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, place) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {place + 1}
              </span>
              <h3 className="h3">{title}</h3>
              <p className="small dim">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={words.kinds} moreHref="/doctors" moreLabel={words.seeDoctors}>
        <ConsultationKinds types={types} />
        <p className={styles.note}>{words.feeNote}</p>
      </Section>
    </>
  )
}
