import type { DoctorCard } from '@nmw/contract/doctor'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useLanguage, useTexts } from '../page/use-texts.ts'
import { cardClass } from '../../ui/frame/card-class.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { formatDate } from '../page/format-date.ts'
import { SitePicture } from '../page/site-picture.tsx'
import styles from './doctor-tile.module.css'
import { doctorTexts } from './doctor-texts.ts'
import { typeName } from './type-name.ts'

export function DoctorTile({ doctor, first }: { doctor: DoctorCard; first?: boolean }) {
  const texts = useTexts(doctorTexts)
  const language = useLanguage()
  const { slug, name, typeCode, typeTitle, fee, avatar, branches, nextSession } = doctor
  return (
    <article className={classNames(cardClass({ link: true }), styles.card)}>
      <SitePicture file={avatar} width={512} height={512} sizes="96px" first={first} className={styles.portrait} />
      <div className={styles.words}>
        <h2 className={styles.name} lang="id">
          <UiLink href={`/doctors/${slug}`} className={styles.link}>
            dr. {name}
          </UiLink>
        </h2>
        <p className={styles.type}>{typeName({ code: typeCode, title: typeTitle }, language)}</p>
        <p className="small dim" lang="id">
          {branches.map((branch) => branch.name.replace(/^Klinik NMW /, '')).join(', ')}
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.next}</dt>
          <dd>
            {nextSession
              ? `${formatDate(nextSession.date, 'weekday', language)}, ${nextSession.start}\u00A0${nextSession.timezoneLabel}`
              : texts.noNext}
          </dd>
        </div>
        <div>
          <dt>{texts.fee}</dt>
          <dd>{fee ? formatRupiah(fee) : texts.free}</dd>
        </div>
      </dl>
    </article>
  )
}
