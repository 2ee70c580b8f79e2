import { BRAND } from '@nmw/contract/brand'
import { useTexts } from '../page/use-texts.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { stethoscopeIcon } from '../../ui/icon/navigation-icons.ts'
import { Section } from '../../ui/list/section.tsx'
import { mailIcon } from '../../ui/icon/contact-icons.ts'
import { boxIcon, heartIcon, storeIcon } from '../../ui/icon/thing-icons.ts'
import { PageIntro } from '../page/page-intro.tsx'
import styles from './careers-screen.module.css'
import { careersTexts } from './careers-texts.ts'

export function CareersScreen() {
  const texts = useTexts(careersTexts)
  const fields = [
    { icon: stethoscopeIcon, title: texts.doctors, text: texts.doctorsText },
    { icon: heartIcon, title: texts.care, text: texts.careText },
    { icon: boxIcon, title: texts.pharmacy, text: texts.pharmacyText },
    { icon: storeIcon, title: texts.office, text: texts.officeText },
  ] as const
  return (
    <>
      <PageIntro title={texts.title} lead={texts.lead} />
      <Section title={texts.fields} className={styles.first}>
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
      <Section title={texts.apply}>
        <Card padded className={styles.apply}>
          <p>{texts.applyText}</p>
          <a href={`mailto:${BRAND.email}?subject=Lamaran`} className={buttonClass()}>
            <Icon path={mailIcon} size={20} />
            {texts.send}
          </a>
        </Card>
      </Section>
    </>
  )
}
