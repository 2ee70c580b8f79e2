import { useTexts } from '../page/use-texts.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { Lotus } from '../page/lotus.tsx'
import { articleTexts } from './article-texts.ts'
import styles from './consult-invitation.module.css'

export function ConsultInvitation() {
  const texts = useTexts(articleTexts)
  return (
    <section className={styles.card} aria-labelledby="ragu">
      <Lotus className={styles.lotus} />
      <h2 className="h2" id="ragu">
        {texts.doubt}
      </h2>
      <p className={styles.text}>{texts.doubtText}</p>
      <UiLink href="/consultation" className={buttonClass()}>
        {texts.consult}
      </UiLink>
    </section>
  )
}
