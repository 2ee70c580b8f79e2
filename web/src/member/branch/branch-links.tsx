import type { BranchCard } from '@nmw/contract/branch'
import { renderExternal } from '../../lib/page/render-external.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { whatsappIcon } from '../../ui/icon/navigation-icons.ts'
import { pinIcon } from '../../ui/icon/contact-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './branch-links.module.css'

type BranchLinksProps = { branch: Pick<BranchCard, 'nama' | 'googleMap' | 'whatsapp'> }

export function BranchLinks({ branch: { nama, googleMap, whatsapp } }: BranchLinksProps) {
  const name = <span className="sr-only"> {nama}</span>
  return (
    <div className={styles.links}>
      <UiLink href={googleMap} className="link link-tap" renderLink={renderExternal}>
        <Icon path={pinIcon} size={16} />
        Lihat peta{name}
      </UiLink>
      {whatsapp ? (
        <UiLink href={whatsapp} className="link link-tap" renderLink={renderExternal}>
          <Icon path={whatsappIcon} size={16} />
          Reservasi{name}
        </UiLink>
      ) : null}
    </div>
  )
}
