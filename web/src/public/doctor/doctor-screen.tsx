import type { ContentProps } from '../../lib/reads/content.ts'
import { useLanguage, useTexts } from '../page/use-texts.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { Section } from '../../ui/list/section.tsx'
import { ContentWithAside } from '../page/content-with-aside.tsx'
import { Breadcrumb } from '../page/breadcrumb.tsx'
import { Lotus } from '../page/lotus.tsx'
import { pageTexts } from '../page/page-texts.ts'
import { SitePicture } from '../page/site-picture.tsx'
import { BookingCard } from './booking-card.tsx'
import type { DoctorContent } from './doctor-content.ts'
import { DoctorLicences } from './doctor-licences.tsx'
import styles from './doctor-screen.module.css'
import { DoctorSessions } from './doctor-sessions.tsx'
import { doctorTexts } from './doctor-texts.ts'
import { typeName } from './type-name.ts'

export { DoctorLoading as DoctorScreenLoading } from './doctor-loading.tsx'

export function DoctorScreen({ content: doctor }: ContentProps<DoctorContent>) {
  const texts = useTexts({ ...doctorTexts, youAreHere: pageTexts.youAreHere })
  const language = useLanguage()
  const { name, avatar, bio, typeCode, typeTitle } = doctor
  return (
    <>
      <Breadcrumb label={texts.youAreHere} crumbs={[{ href: '/doctors', label: texts.title }]} />
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
      <ContentWithAside side={<BookingCard doctor={doctor} />}>
        <Section title={texts.sessions} className={styles.sessions}>
          <DoctorSessions doctor={doctor} />
        </Section>
        <Section title={texts.licence}>
          <DoctorLicences doctor={doctor} />
        </Section>
      </ContentWithAside>
    </>
  )
}
