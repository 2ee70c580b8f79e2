import type { ContentProps } from '../../lib/content.ts'
import { useLanguage, useTexts } from '../../lib/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Section } from '../../ui/section.tsx'
import { Beside } from '../page/beside.tsx'
import { Breadcrumb } from '../page/breadcrumb.tsx'
import { Lotus } from '../page/lotus.tsx'
import { pageWords } from '../page/page-words.ts'
import { SitePicture } from '../page/site-picture.tsx'
import { BookingCard } from './booking-card.tsx'
import type { DoctorContent } from './doctor-content.ts'
import { DoctorLicences } from './doctor-licences.tsx'
import styles from './doctor-screen.module.css'
import { DoctorSessions } from './doctor-sessions.tsx'
import { doctorWords } from './doctor-words.ts'
import { typeName } from './type-name.ts'

export { DoctorLoading as DoctorScreenLoading } from './doctor-loading.tsx'

export function DoctorScreen({ content: doctor }: ContentProps<DoctorContent>) {
  const words = useTexts({ ...doctorWords, youAreHere: pageWords.youAreHere })
  const language = useLanguage()
  const { name, avatar, bio, typeCode, typeTitle } = doctor
  return (
    <>
      <Breadcrumb label={words.youAreHere} crumbs={[{ href: '/doctors', label: words.title }]} />
      <header className={styles.head}>
        <Lotus className={styles.lotus} />
        <SitePicture
          file={avatar}
          width={512}
          height={512}
          sizes="(min-width: 768px) 240px, 128px"
          first
          className={styles.portrait}
        />
        <div className={styles.words}>
          <Badge tone="brand" className={styles.type}>
            {typeName({ code: typeCode, title: typeTitle }, language)}
          </Badge>
          <h1 className={styles.name} lang="id">
            dr. {name}
          </h1>
          <p className={styles.bio} lang="id">
            {bio}
          </p>
        </div>
      </header>
      <Beside side={<BookingCard doctor={doctor} />}>
        <Section title={words.sessions} className={styles.sessions}>
          <DoctorSessions doctor={doctor} />
        </Section>
        <Section title={words.licence}>
          <DoctorLicences doctor={doctor} />
        </Section>
      </Beside>
    </>
  )
}
