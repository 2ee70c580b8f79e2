import type { BranchCard } from '@nmw/contract/branch'
import { renderExternal } from '../../lib/page/render-external.tsx'
import { useTexts } from '../page/use-texts.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { whatsappIcon } from '../../ui/icon/navigation-icons.ts'
import { clockIcon } from '../../ui/icon/state-icons.ts'
import { phoneIcon, pinIcon } from '../../ui/icon/contact-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { SitePicture } from '../page/site-picture.tsx'
import styles from './branch-card-view.module.css'
import { BranchHours } from './branch-hours.tsx'
import { branchTexts } from './branch-texts.ts'

export function BranchCardView({ branch, first }: { branch: BranchCard; first?: boolean }) {
  const texts = useTexts(branchTexts)
  const { nama, address, city, image, openNow, telephone, googleMap, whatsapp } = branch
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <SitePicture file={image} width={512} height={512} sizes="96px" first={first} className={styles.picture} />
        <div className={styles.name}>
          <h2 className="h3">{nama}</h2>
          <p className="small dim">{city}</p>
          {openNow === null ? null : (
            <Badge tone={openNow ? 'success' : 'plain'} icon={clockIcon}>
              {openNow ? texts.open : texts.closed}
            </Badge>
          )}
        </div>
      </div>
      <div className={styles.facts}>
        <p>{address}</p>
        <BranchHours branch={branch} />
      </div>
      <div className={styles.acts}>
        <UiLink href={googleMap} className="link link-tap" renderLink={renderExternal}>
          <Icon path={pinIcon} size={18} />
          {texts.map}
          <span className="sr-only"> {nama}</span>
        </UiLink>
        {whatsapp ? (
          <UiLink href={whatsapp} className="link link-tap" renderLink={renderExternal}>
            <Icon path={whatsappIcon} size={18} />
            {texts.book}
            <span className="sr-only"> {nama}</span>
          </UiLink>
        ) : null}
        {telephone ? (
          <a href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`} className="link link-tap">
            <Icon path={phoneIcon} size={18} />
            <span className="sr-only">
              {texts.call} {nama}{' '}
            </span>
            <span className="num">{telephone}</span>
          </a>
        ) : null}
      </div>
    </Card>
  )
}
