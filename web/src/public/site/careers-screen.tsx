import { BRAND } from '@nmw/contract/brand'
import { useTexts } from '../../lib/use-texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { stethoscopeIcon } from '../../ui/navigation-icons.ts'
import { Section } from '../../ui/section.tsx'
import { mailIcon } from '../../ui/contact-icons.ts'
import { boxIcon, heartIcon, storeIcon } from '../../ui/thing-icons.ts'
import { PageIntro } from '../page/page-intro.tsx'
import styles from './careers-screen.module.css'
import { careersWords } from './careers-words.ts'

export function CareersScreen() {
  const words = useTexts(careersWords)
  const fields = [
    { icon: stethoscopeIcon, title: words.doctors, text: words.doctorsText },
    { icon: heartIcon, title: words.care, text: words.careText },
    { icon: boxIcon, title: words.pharmacy, text: words.pharmacyText },
    { icon: storeIcon, title: words.office, text: words.officeText },
  ] as const
  return (
    <>
      <PageIntro title={words.title} lead={words.lead} />
      <Section title={words.fields} className={styles.first}>
        <ul className={styles.fields}>
          {fields.map(({ icon, title, text }) => (
            <Card key={title} as="li" padded className={styles.field}>
              <span className={styles.icon}>
                <Icon path={icon} />
              </span>
              <h3 className="h3">{title}</h3>
              <p className="small dim">{text}</p>
            </Card>
          ))}
        </ul>
      </Section>
      <Section title={words.apply}>
        <Card padded className={styles.apply}>
          <p>{words.applyText}</p>
          <a href={`mailto:${BRAND.email}?subject=Lamaran`} className={buttonClass()}>
            <Icon path={mailIcon} size={20} />
            {words.send}
          </a>
        </Card>
      </Section>
    </>
  )
}
