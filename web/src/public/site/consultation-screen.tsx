import type { ContentProps } from '../../lib/reads/content.ts'
import { useTexts } from '../page/use-texts.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Section } from '../../ui/list/section.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import type { ConsultationContent } from './consultation-content.ts'
import { ConsultationKinds } from './consultation-kinds.tsx'
import styles from './consultation-screen.module.css'
import { consultationTexts } from './consultation-texts.ts'

export function ConsultationScreen({ content: types }: ContentProps<ConsultationContent>) {
  const texts = useTexts(consultationTexts)
  const steps = [
    { title: texts.step1, text: texts.step1Text },
    { title: texts.step2, text: texts.step2Text },
    { title: texts.step3, text: texts.step3Text },
    { title: texts.step4, text: texts.step4Text },
  ]
  return (
    <>
      <PageIntro title={texts.title} lead={texts.lead}>
        <div className={styles.acts}>
          {/* Visitors without a session are asked to sign in first, and then sent here. */}
          <UiLink href="/user/consult-create" className={buttonClass()}>
            {texts.start}
          </UiLink>
          <UiLink href="/auth/register" className={buttonClass({ variant: 'line' })}>
            {texts.register}
          </UiLink>
        </div>
      </PageIntro>
      <Section title={texts.how}>
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
      <Section title={texts.kinds} moreHref="/doctors" moreLabel={texts.seeDoctors}>
        <ConsultationKinds types={types} />
        <p className={styles.note}>{texts.feeNote}</p>
      </Section>
    </>
  )
}
