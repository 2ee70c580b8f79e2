import { helpChat } from '../../lib/page/help-chat.ts'
import { renderExternal } from '../../lib/page/render-external.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { whatsappIcon } from '../../ui/icon/navigation-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './member-help.module.css'

/** At the end of the page where there is no rail; in the flow, so that it covers nothing. */
export function MemberHelp() {
  return (
    <div className={styles.place}>
      <UiLink href={helpChat} className={styles.link} renderLink={renderExternal}>
        <Icon path={whatsappIcon} size={20} />
        Butuh Bantuan ?
      </UiLink>
    </div>
  )
}
