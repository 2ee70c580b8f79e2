import { useTexts } from '../../lib/use-texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { UiLink } from '../../ui/ui-link.tsx'
import { Lotus } from '../page/lotus.tsx'
import { articleWords } from './article-words.ts'
import styles from './consult-invitation.module.css'

export function ConsultInvitation() {
  const words = useTexts(articleWords)
  return (
    <section className={styles.card} aria-labelledby="ragu">
      <Lotus className={styles.lotus} />
      <h2 className="h2" id="ragu">
        {words.doubt}
      </h2>
      <p className={styles.text}>{words.doubtText}</p>
      <UiLink href="/consultation" className={buttonClass()}>
        {words.consult}
      </UiLink>
    </section>
  )
}
