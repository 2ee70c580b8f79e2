import { BRAND } from '@nmw/contract/brand'
import { helpChat } from '../../lib/help-chat.ts'
import { renderExternal } from '../../lib/render-external.tsx'
import { Icon } from '../../ui/icon.tsx'
import { whatsappIcon } from '../../ui/navigation-icons.ts'
import { mailIcon, pinIcon } from '../../ui/thing-icons.ts'
import { UiLink } from '../../ui/ui-link.tsx'
import styles from './footer-contact.module.css'
import type { FrameWords } from './frame-words.ts'

export function FooterContact({ words }: { words: FrameWords }) {
  return (
    <address className={styles.contact} aria-label={words.contact}>
      <p className={styles.line} lang="id">
        <Icon path={pinIcon} size={20} />
        {BRAND.address}
      </p>
      <UiLink href={helpChat} className={styles.line} renderLink={renderExternal}>
        <Icon path={whatsappIcon} size={20} />
        <span>
          WhatsApp <span className="num">{spaced(BRAND.whatsapp)}</span>
        </span>
      </UiLink>
      <a href={`mailto:${BRAND.email}`} className={styles.line}>
        <Icon path={mailIcon} size={20} />
        {BRAND.email}
      </a>
    </address>
  )
}

/** 6281000000100 → +62 810-0000-00100, the way numbers are written here. */
function spaced(number: string) {
  return number.replace(/^62(\d{3})(\d{4})(\d+)$/, '+62\u00A0$1-$2-$3')
}
