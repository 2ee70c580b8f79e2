import { BRAND, whatsappLink } from '@nmw/contract/brand'
import { formatRupiah } from '@nmw/contract/rupiah'
import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import { renderExternal } from '../../lib/page/render-external.tsx'
import { useLanguage, useTexts } from '../page/use-texts.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { whatsappIcon } from '../../ui/icon/navigation-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { formatDate } from '../page/format-date.ts'
import styles from './booking-card.module.css'
import type { DoctorContent } from './doctor-content.ts'
import { doctorTexts } from './doctor-texts.ts'

export function BookingCard({ doctor: { name, fee, nextSession } }: { doctor: DoctorContent }) {
  const texts = useTexts(doctorTexts)
  const language = useLanguage()
  const booking = nextSession
    ? { branch: nextSession.branchId, date: nextSession.date, search: name.split(',')[0] }
    : {}
  return (
    <Card padded className={styles.card}>
      <div>
        <p className="small dim">{texts.fee}</p>
        <p className={styles.fee}>{fee ? formatRupiah(fee) : texts.free}</p>
      </div>
      {nextSession ? (
        <div>
          <p className="small dim">{texts.next}</p>
          <p className="strong">
            {formatDate(nextSession.date, 'weekday', language)}, {nextSession.start}
            {'\u00A0'}
            {nextSession.timezoneLabel}
          </p>
          <p className="small dim" lang="id">
            {nextSession.branchName}
          </p>
        </div>
      ) : null}
      <div className={styles.acts}>
        <UiLink href={pathWithQuery('/user/consult-create', booking)} className={buttonClass({ block: true })}>
          {texts.book}
        </UiLink>
        <UiLink
          href={whatsappLink(BRAND.whatsapp, `Halo NMW, saya ingin bertanya jadwal dr. ${name}.`)}
          className={buttonClass({ variant: 'line', block: true })}
          renderLink={renderExternal}
        >
          <Icon path={whatsappIcon} size={20} />
          {texts.ask}
        </UiLink>
      </div>
    </Card>
  )
}
