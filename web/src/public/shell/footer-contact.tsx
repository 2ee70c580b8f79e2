import { BRAND } from '@nmw/contract/brand'
import { helpChat } from '../../lib/page/help-chat.ts'
import { renderExternal } from '../../lib/page/render-external.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { whatsappIcon } from '../../ui/icon/navigation-icons.ts'
import { mailIcon, pinIcon } from '../../ui/icon/contact-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { spacedNumber } from '@nmw/contract/spaced-number'
import styles from './footer-contact.module.css'
import type { FrameTexts } from './frame-texts.ts'

export function FooterContact({ texts }: { texts: FrameTexts }) {
  return (
    <address className={styles.contact} aria-label={texts.contact}>
      <p className={styles.line} lang="id">
        <Icon path={pinIcon} size={20} />
        {BRAND.address}
      </p>
      <UiLink href={helpChat} className={styles.line} renderLink={renderExternal}>
        <Icon path={whatsappIcon} size={20} />
        <span>
          WhatsApp <span className="num">{spacedNumber(BRAND.whatsapp)}</span>
        </span>
      </UiLink>
      <a href={`mailto:${BRAND.email}`} className={styles.line}>
        <Icon path={mailIcon} size={20} />
        {BRAND.email}
      </a>
    </address>
  )
}
