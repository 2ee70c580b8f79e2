import { BRAND, whatsappLink } from '@nmw/contract/brand'
import { renderExternal } from '../../lib/page/render-external.tsx'
import { useTexts } from '../page/use-texts.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { stethoscopeIcon, whatsappIcon } from '../../ui/icon/navigation-icons.ts'
import { Note } from '../../ui/frame/note.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import type { ServiceContent } from './service-content.ts'
import styles from './service-facts.module.css'
import { servicePrices } from './service-prices.ts'
import { treatmentTexts } from './treatment-texts.ts'

export function ServiceFacts({ service }: Pick<ServiceContent, 'service'>) {
  const texts = useTexts(treatmentTexts)
  const { name, price, durationMinutes, recommendedSessions, needsDoctor } = service
  const { everybody, members } = servicePrices(service, texts)
  return (
    <Card padded className={styles.facts}>
      <div>
        <p className="small dim">{texts.from}</p>
        <p className={styles.price}>{everybody}</p>
        {members ? (
          <p className={styles.member}>
            {texts.member} <strong>{members}</strong>
          </p>
        ) : null}
      </div>
      <KeyValueList
        items={[
          { key: texts.duration, value: `${durationMinutes} ${texts.minutes}` },
          { key: texts.sessions, value: `${recommendedSessions} ${texts.times}` },
        ]}
      />
      {needsDoctor ? (
        <Note tone="info" icon={stethoscopeIcon}>
          <strong>{texts.byDoctor}.</strong> {texts.byDoctorText}
        </Note>
      ) : null}
      <div className={styles.acts}>
        <UiLink href="/user/consult-create" className={buttonClass({ block: true })}>
          {texts.book}
        </UiLink>
        <UiLink
          href={whatsappLink(BRAND.whatsapp, `Halo NMW, saya ingin bertanya tentang ${name}.`)}
          className={buttonClass({ variant: 'line', block: true })}
          renderLink={renderExternal}
        >
          <Icon path={whatsappIcon} size={20} />
          {texts.ask}
        </UiLink>
      </div>
      {price ? <p className="small dim">{texts.priceNote}</p> : null}
    </Card>
  )
}
